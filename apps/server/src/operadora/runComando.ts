import { createPool, type Db } from '../db/client.ts'
import { prepareDatabase } from '../db/prepareDatabase.ts'
import { readConfig } from '../runtime/config.ts'

/**
 * What a command of the operator's does in one transaction, on the database that the environment names: with one provider's
 * rows, or as the tables' owner, who sees those of all.
 */
export async function runComando<T>(credenciado: number | 'todos', work: (db: Db) => Promise<T>): Promise<T> {
  const database = await prepareDatabase(readConfig(process.env))
  try {
    const isDono = credenciado === 'todos'
    const pool = createPool(isDono ? database.migratorUrl : database.appUrl, { max: 1 })
    try {
      return await (isDono ? pool.read(0, work) : pool.transaction(credenciado, work))
    } finally {
      await pool.close()
    }
  } finally {
    await database.stop()
  }
}
