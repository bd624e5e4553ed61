import type { Rede } from '../rede/rede.tables.ts'

/** The days of a network's payment, from a day on. Operadora §4. */
export type CalendarioRepasse = {
  readonly rede: Rede
  readonly desde: string
  /** Day of the month until which what is forwarded enters its run. */
  readonly diaFechamento: number
  /** Day of the next month on which what was judged of the run is summed up and its statement published. */
  readonly diaPublicacao: number
  /** Day of the next month on which the run is deposited. */
  readonly diaPagamento: number
  /** Civil days after its date for which an event may still be forwarded; later it is denied 3091. */
  readonly diasApresentacao: number
}

const demonstracao = {
  desde: '2015-01-01',
  diaFechamento: 20,
  diaPublicacao: 1,
  diaPagamento: 10,
  diasApresentacao: 90,
}

/** The demonstration's contracts: one calendar for the three networks. */
export const CALENDARIOS_REPASSE: readonly CalendarioRepasse[] = [
  { rede: 'AURORA', ...demonstracao },
  { rede: 'MERIDIANO', ...demonstracao },
  { rede: 'LUMINA', ...demonstracao },
]
