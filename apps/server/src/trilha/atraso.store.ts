import { type Db, statement } from '../db/client.ts'

/** Rows counted at most: that many say enough, and looking must stay cheap however long nobody seals. */
const CONTADAS = 100_000

const atraso = statement<{ linhas: number; desde: Date | null }>(
  'trilha.atraso',
  `select count(*) as linhas, min(em) as desde
     from (select em from trilha
            where id > (select coalesce(max(trilha_id), 0) from trilha_selo) order by id limit ${CONTADAS}) as novas`,
)

/** Rows of the access trail after the last sealed one, and the instant of the oldest; null where there is none. */
export async function readAtraso(db: Db): Promise<{ linhas: number; desde: Date | null }> {
  const [row] = await db.query(atraso)
  return row ?? { linhas: 0, desde: null }
}
