import { detached, type Pool } from '../db/client.ts'
import { isUnavailable } from '../db/unavailable.ts'
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
      await write(batch)
    }
    writing = false
  }

  const write = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const registros = batch.flatMap((entry) => entry.registros)
      await pool.transaction(0, (db) => insertRegistros(db, registros))
      for (const entry of batch) entry.done()
    } catch (error) {
      // Who came meanwhile would find the same, and wait as long for it.
      const late = isUnavailable(error) ? waiting.splice(0) : []
      // A row that the table does not take is its own call's fault: the others are written without it.
      if (batch.length > 1 && !isUnavailable(error)) for (const entry of batch) await write([entry])
      else for (const entry of [...batch, ...late]) entry.failed(error)
    }
  }

  return {
    append: (registros) =>
      new Promise((done, failed) => {
        waiting.push({ registros, done, failed })
        if (!writing) void detached(drain)
      }),
  }
}
