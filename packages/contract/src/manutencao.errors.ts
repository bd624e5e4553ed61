import type { ErrorEntry } from './errors.ts'

/** Refusals of the months of an orthodontic treatment. Operadora §2. */
export const errosManutencao = {
  'API-MAN-0001': {
    status: 404,
    tipo: 'aviso',
    titulo: 'Tratamento não encontrado',
    texto: 'Confira o tratamento na lista do ano.',
  },
} as const satisfies Record<string, ErrorEntry>
