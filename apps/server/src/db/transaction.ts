import type pg from 'pg'
import type { Db, Statement } from './client.ts'

const begin = { name: 'begin', text: 'begin' }
const beginRead = { name: 'begin.read', text: 'begin read only' }
const commit = { name: 'commit', text: 'commit' }
const bind = { name: 'bind', text: `select set_config('app.credenciado', $1, true)` }

/** The transaction's face to a store. Once closed it refuses: a stray query must not run outside its transaction. */
class Transaction implements Db {
  private open = true
  private readonly client: pg.PoolClient

  constructor(client: pg.PoolClient) {
    this.client = client
  }

  async query<Row>(sql: Statement<Row>, values: readonly unknown[] = []): Promise<Row[]> {
    if (!this.open) throw new Error(`query ${sql.name} after its transaction ended`)
    const { rows } = await this.client.query<Row & pg.QueryResultRow>({ ...sql, values: [...values] })
    return rows
  }

  close(): void {
    this.open = false
  }
}

/**
 * Does the work between begin and commit, bound to the provider; answers when the commit is sent, with the promise of
 * its end. Throws what the work throws, and leaves the rollback to who gave the connection.
 */
export async function runIn<T>(
  client: pg.PoolClient,
  credenciado: number,
  work: (db: Db) => Promise<T>,
  reads: boolean,
): Promise<{ value: T; committed: Promise<unknown> }> {
  const db = new Transaction(client)
  try {
    // Sent in one go with the first query of the work: pipelining saves two round trips. Should the binding fail,
    // PostgreSQL refuses the rest of the transaction.
    const opened = Promise.all([db.query(reads ? beginRead : begin), db.query(bind, [String(credenciado)])])
    const [bound, done] = await Promise.allSettled([opened, work(db)])
    if (bound.status === 'rejected') throw bound.reason
    if (done.status === 'rejected') throw done.reason
    return { value: done.value, committed: db.query(commit) }
  } finally {
    db.close()
  }
}
