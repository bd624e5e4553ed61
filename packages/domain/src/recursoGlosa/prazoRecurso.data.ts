import type { PrazoRecurso } from './prazoRecurso.ts'

/** The rows that the seed writes: thirty days, and one network with the 180 that table 38 names. */
export const PRAZOS_RECURSO: readonly PrazoRecurso[] = [
  { rede: 'AURORA', desde: '2015-01-01', dias: 30, glosa: '2909' },
  { rede: 'MERIDIANO', desde: '2015-01-01', dias: 30, glosa: '2909' },
  { rede: 'LUMINA', desde: '2015-01-01', dias: 180, glosa: '2907' },
]
