import { addMonths } from '../calendario/dataCivil.ts'
import type { Dente } from './dente.tables.ts'
import { ANTECIPACOES, ERUPCOES } from './erupcao.data.ts'

const PELO_DENTE: ReadonlyMap<string, number> = new Map(
  ERUPCOES.flatMap(({ dentes, meses }) => dentes.map((dente) => [dente, meses] as const)),
)

/**
 * First civil date on which the tooth of somebody born on that date may have erupted; none for a supernumerary tooth,
 * which has no usual age.
 */
export function erupcaoPossivelEm(dente: Dente, nascimento: string): string | undefined {
  const meses = PELO_DENTE.get(dente.codigo)
  return meses === undefined ? undefined : addMonths(nascimento, meses - ANTECIPACOES[dente.denticao])
}
