import type { ErrorEntry } from './errors.ts'

export const errosLegado = {
  // The generic alert, in its words (Spec §8): nothing is told of a menu that is not this provider's.
  'API-LEG-0001': {
    status: 404,
    tipo: 'erro',
    titulo: 'Algo deu errado',
    texto: 'Não conseguimos concluir a operação. Tente de novo em instantes.',
  },
} as const satisfies Record<string, ErrorEntry>
