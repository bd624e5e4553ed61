import pg from 'pg'
import { civilDay } from '../clock.ts'
import { toTabelas } from './associado/associado.ts'
import { createCastAssociados } from './associado/castAssociado.ts'
import { PLANOS } from './contrato/plano.data.ts'
import { createRegras } from './contrato/regras.ts'
import { createCredenciados } from './credenciado/cast.ts'
import { inTransaction } from './database/inTransaction.ts'
import { createTermos } from './termo/termos.ts'

type Row = Readonly<Record<string, unknown>>

/**
 * Inserts rows, named as the columns, in one statement; `jsonb` and array columns take plain values. The first row
 * names the columns for all, the others of the table keep their defaults.
 */
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

/** The cast within the caller's transaction. */
export async function insertCast(client: pg.ClientBase, hoje: string): Promise<void> {
  await insertTabelas(client, {
    ...createRegras(hoje),
    ...(await createCredenciados(hoje)),
    ...createTermos(hoje),
    plano: PLANOS,
    ...toTabelas(createCastAssociados(hoje)),
  })
}

/**
 * The networks' providers and credentials, the plans, the seven members and the rules with their prices: what every
 * test starts from. Runs as the tables' owner, who sees past row-level security. `hoje` is a civil day.
 */
export async function seedCast(client: pg.ClientBase, hoje = civilDay(new Date())): Promise<void> {
  await inTransaction(client, () => insertCast(client, hoje))
}
