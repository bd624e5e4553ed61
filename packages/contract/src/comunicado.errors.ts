import type { ErrorEntry } from './errors.ts'

export const errosComunicado = {
  'API-COM-0001': {
    status: 404,
    tipo: 'aviso',
    titulo: 'Comunicado não encontrado',
    texto: 'Ele não existe, saiu do ar ou não é para o seu cadastro.',
  },
} as const satisfies Record<string, ErrorEntry>
