import type { ErrorEntry } from './errors.ts'

export const errosBiblioteca = {
  'API-BIB-0001': {
    status: 404,
    tipo: 'aviso',
    titulo: 'Arquivo não encontrado',
    texto: 'Ele não existe, saiu da biblioteca ou não é da sua rede.',
  },
} as const satisfies Record<string, ErrorEntry>
