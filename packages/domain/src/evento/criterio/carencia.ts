import { addDays } from '../../calendario/dataCivil.ts'
import type { DadosContexto, PlanoContexto } from '../contexto.ts'
import type { Motivo } from '../motivo.ts'
import type { ClasseCarencia } from '../regra/classeCarencia.tables.ts'
import { type Alvo, createMotivo, NENHUM } from './criterio.ts'

/** The most that the law lets a plan make a member wait, in days (Law 9.656, art. 12 V). */
const TETO_URGENCIA = 1
const TETO_GERAL = 180

/** Offered in place of what still waits, when the case is urgent. */
const CONSULTA_URGENCIA = '81000049'

type PlanoCarencia = Pick<PlanoContexto, 'carencias'>

/** Days of waiting for a class of events under a plan, as far as the law allows. */
export function diasCarencia(classe: ClasseCarencia, plano: PlanoCarencia): number {
  return Math.min(plano.carencias[classe] ?? 0, classe === 'urgencia' ? TETO_URGENCIA : TETO_GERAL)
}

/** First civil date on which the waiting period is over. */
export function fimCarencia(classe: ClasseCarencia, plano: PlanoCarencia, inclusao: string): string {
  return addDays(inclusao, diasCarencia(classe, plano))
}

/** Whether nothing waits any more on a date. */
export function isCarenciaCumprida(
  classe: ClasseCarencia,
  plano: PlanoCarencia,
  inclusao: string,
  data: string,
): boolean {
  return diasCarencia(classe, plano) === 0 || data >= fimCarencia(classe, plano, inclusao)
}

/** Group 4: the waiting period of the event's class has passed. */
export function criterioCarencia(
  { regra, data }: Alvo,
  { plano, associado }: Pick<DadosContexto, 'plano' | 'associado'>,
): readonly Motivo[] {
  const { classeCarencia } = regra
  if (isCarenciaCumprida(classeCarencia, plano, associado.inclusao, data)) return NENHUM
  const possivelEm = fimCarencia(classeCarencia, plano, associado.inclusao)
  if (regra.urgencia) return [createMotivo('1007', 'glosa', 'associado', { possivelEm })]
  const correcao = {
    tipo: 'trocarEvento',
    codigoEvento: CONSULTA_URGENCIA,
    rotulo: `É urgência: trocar por ${CONSULTA_URGENCIA} Consulta de urgência`,
  } as const
  return [createMotivo('1007', 'glosa', 'associado', { possivelEm, correcao })]
}
