import type { IsencaoCoparticipacao } from './price.ts'

const PREVENCAO = ['81000030', '81000065', '84000090', '84000139', '84000163', '84000198'] as const

/** The rows that the seed writes, for every plan: preventive care is not co-paid, so that nobody puts it off. */
export const ISENCOES_COPARTICIPACAO: readonly IsencaoCoparticipacao[] = PREVENCAO.map((codigoEvento) => ({
  codigoEvento,
  desde: '2015-01-01',
  ate: null,
}))
