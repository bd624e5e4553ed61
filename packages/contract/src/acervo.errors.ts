import type { ErrorEntry } from './errors.ts'

export const errosAcervo = {
  'API-ACV-0001': {
    status: 409,
    tipo: 'aviso',
    titulo: 'Montagem mudada em outra tela',
    texto: 'Alguém mudou a montagem depois que você a viu. Veja como ela está agora.',
  },
} as const satisfies Record<string, ErrorEntry>
