import type { ErrorEntry } from './errors.ts'

export const errosAplicativo = {
  'API-APL-0001': {
    status: 401,
    tipo: 'erro',
    titulo: 'Passe inválido',
    texto: 'O passe não é do aplicativo do beneficiário, venceu, ou não diz um ato inteiro.',
  },
  'API-APL-0002': {
    status: 409,
    tipo: 'aviso',
    titulo: 'Token que já não vale',
    texto: 'O número não é o do token que se pede agora nesta guia.',
  },
} as const satisfies Record<string, ErrorEntry>
