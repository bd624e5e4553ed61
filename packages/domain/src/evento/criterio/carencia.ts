import { addDays } from '../../calendario/dataCivil.ts'
import type { PlanoContexto } from '../contexto.ts'
import type { RegraEvento } from '../regraEvento.ts'
import { type Criterio, createMotivo, NENHUM } from './criterio.ts'

/** The most that the law lets a plan make a member wait, in days (Law 9.656, art. 12 V). */
const TETO_URGENCIA = 1
const TETO_GERAL = 180

/** Offered in place of what still waits, when the case is urgent. */
const CONSULTA_URGENCIA = '81000049'

/** Days of waiting for an event under a plan. */
export function diasCarencia(regra: RegraEvento, plano: PlanoContexto): number {
  const dias = plano.carencias[regra.classeCarencia] ?? 0
  return Math.min(dias, regra.classeCarencia === 'urgencia' ? TETO_URGENCIA : TETO_GERAL)
}

/** First civil date on which the waiting period is over. */
export function fimCarencia(regra: RegraEvento, plano: PlanoContexto, inclusao: string): string {
  return addDays(inclusao, diasCarencia(regra, plano))
}

/** Group 4: the waiting period of the event's class has passed. */
export const criterioCarencia: Criterio = ({ regra, data }, { plano, associado }) => {
  if (diasCarencia(regra, plano) === 0) return NENHUM
  const possivelEm = fimCarencia(regra, plano, associado.inclusao)
  if (data >= possivelEm) return NENHUM
  if (regra.urgencia) return [createMotivo('1007', 'glosa', 'associado', { possivelEm })]
  const correcao = {
    tipo: 'trocarEvento',
    codigoEvento: CONSULTA_URGENCIA,
    rotulo: 'É urgência: trocar pela consulta de urgência',
  } as const
  return [createMotivo('1007', 'glosa', 'associado', { possivelEm, correcao })]
}
