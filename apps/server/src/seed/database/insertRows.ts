import pg from 'pg'

export type Row = Readonly<Record<string, unknown>>

/**
 * Inserts rows, named as the columns, in one statement; `jsonb` and array columns take plain values. The first row
 * names the columns for all, the others of the table keep their defaults.
 */
export async function insertRows(client: pg.ClientBase, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first).map(pg.escapeIdentifier).join(', ')
  const into = pg.escapeIdentifier(table)
  await client.query(
    `insert into ${into} (${columns}) select ${columns} from json_populate_recordset(null::${into}, $1)`,
    [JSON.stringify(rows)],
  )
}
