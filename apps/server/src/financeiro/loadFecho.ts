import type { Db } from '../db/client.ts'
import type { Visao } from '../repasse/visao.ts'
import { type LinhaVista, readVistos } from '../repasse/visto.store.ts'
import type { LinhaRepasse } from './demonstrativo.store.ts'
import { type DescontoDito, descontosDoRepasse, liquidoDoRepasse } from './fecho.store.ts'

/** What is withheld from a run or added to it, and what remains to be paid. */
export type Fecho = LinhaVista<{ descontos: LinhaVista<DescontoDito>[]; liquidoCentavos: number }>

/** How a run closes: of the whole, and once it is summed up. Null for who sees a part, and until then. */
export async function loadFecho(
  db: Db,
  visao: Visao,
  { fechamento, situacao }: LinhaRepasse,
): Promise<Fecho | null> {
  if (situacao === 'aberto') return null
  const [descontos, [liquido]] = await Promise.all([
    readVistos(db, visao, descontosDoRepasse, [fechamento]),
    readVistos(db, visao, liquidoDoRepasse, [fechamento]),
  ])
  return liquido ? { descontos, ...liquido } : null
}
