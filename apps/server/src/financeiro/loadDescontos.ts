import type { Db } from '../db/client.ts'
import { type Desconto, listDescontos } from '../repasse/desconto.store.ts'
import type { LinhaRepasse } from './demonstrativo.store.ts'
import type { Visao } from './visao.ts'

/** What is withheld from a run: of the whole, and once it is summed up. Null for who sees a part, and until then. */
export const loadDescontos = async (
  db: Db,
  { codigoCredenciado, dentistas }: Visao,
  { fechamento, situacao }: LinhaRepasse,
): Promise<Desconto[] | null> =>
  dentistas === null && situacao !== 'aberto' ? listDescontos(db, codigoCredenciado, [fechamento]) : null
