import pg from 'pg'

/** Plain values by the columns' names; `jsonb` and array columns take them too. */
export type Row = Readonly<Record<string, unknown>>

/** Inserts rows in one statement. The first names the columns for all, the others of the table keep their defaults. */
async function insertRows(client: pg.ClientBase, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first).map(pg.escapeIdentifier).join(', ')
  const into = pg.escapeIdentifier(table)
  await client.query(
    `insert into ${into} (${columns}) select ${columns} from json_populate_recordset(null::${into}, $1)`,
    [JSON.stringify(rows)],
  )
}

/** Fills the tables in the order given, which is that of their references. */
export async function insertTabelas(
  client: pg.ClientBase,
  tabelas: Readonly<Record<string, readonly Row[]>>,
): Promise<void> {
  for (const [tabela, linhas] of Object.entries(tabelas)) await insertRows(client, tabela, linhas)
}
