import type { ErrorEntry } from './errors.ts'

export const errosPrazo = {
  'API-PRA-0001': {
    status: 404,
    tipo: 'aviso',
    titulo: 'Prazo não encontrado',
    texto: 'Ele já foi resolvido, mudou de data ou não é do seu cadastro. A lista foi lida de novo.',
  },
  'API-PRA-0002': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Falta o motivo',
    texto: 'Diga por que desiste deste prazo: é o que fica registrado.',
  },
} as const satisfies Record<string, ErrorEntry>
