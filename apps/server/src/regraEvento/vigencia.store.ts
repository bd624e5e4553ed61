import { type Db, statement } from '../db/client.ts'

/** The first day on which a rule holds as it stands, and who says so. */
export type VigenciaRegra = { desde: string; fonte: string }

const vigencia = statement<VigenciaRegra>(
  'regra.vigencia',
  'select desde, fonte from regra_evento where codigo_evento = $1',
)

/** Since when the rule of an event holds; undefined without one. */
export async function findVigencia(db: Db, codigoEvento: string): Promise<VigenciaRegra | undefined> {
  const [row] = await db.query(vigencia, [codigoEvento])
  return row
}
