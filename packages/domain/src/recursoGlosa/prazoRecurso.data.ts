import type { CodigoGlosaMotivo } from '../glosa/ajudaGlosa.ts'
import type { Rede } from '../rede/rede.tables.ts'

/** The term of an appeal in the contracts of a network, from a day on. */
export type PrazoRecurso = {
  readonly rede: Rede
  readonly desde: string
  /** Civil days, from the day on which the denial was informed. */
  readonly dias: number
  /** The denial of a late appeal: 2907 says 180 days, 2909 any other term. */
  readonly glosa: Extract<CodigoGlosaMotivo, '2907' | '2909'>
}

/** The demonstration's contracts: thirty days, and one network with the 180 that table 38 names. */
export const PRAZOS_RECURSO: readonly PrazoRecurso[] = [
  { rede: 'AURORA', desde: '2015-01-01', dias: 30, glosa: '2909' },
  { rede: 'MERIDIANO', desde: '2015-01-01', dias: 30, glosa: '2909' },
  { rede: 'LUMINA', desde: '2015-01-01', dias: 180, glosa: '2907' },
]
