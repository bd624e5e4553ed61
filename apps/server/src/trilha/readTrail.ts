import type { Pool } from '../db/client.ts'
import { insertRegistros, type Registro } from './trilha.store.ts'

type Waiting = { registros: readonly Registro[]; done: () => void; failed: (error: unknown) => void }

export type ReadTrail = {
  /** Resolves once the rows are on disk; a read is answered only then (fail closed). */
  append: (registros: readonly Registro[]) => Promise<void>
}

/**
 * Writes the rows of concurrent reads together: while one commit is on its way, the next rows gather. A single commit
 * then serves them all, so that trailing a read costs a share of a commit and not one of its own.
 */
export function createReadTrail(pool: Pool): ReadTrail {
  let waiting: Waiting[] = []
  let writing = false

  const drain = async () => {
    writing = true
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      try {
        const registros = batch.flatMap((entry) => entry.registros)
        await pool.transaction(0, (db) => insertRegistros(db, registros))
        for (const entry of batch) entry.done()
      } catch (error) {
        for (const entry of batch) entry.failed(error)
      }
    }
    writing = false
  }

  return {
    append: (registros) =>
      new Promise((done, failed) => {
        waiting.push({ registros, done, failed })
        if (!writing) void drain()
      }),
  }
}
