import type { Db } from '../db/client.ts'

/**
 * What a handler throws when something has to be committed before it may answer, whatever becomes of its own
 * transaction, which may only read: the edge does that and serves the call anew.
 */
export class Antes extends Error {
  readonly work: (db: Db) => Promise<void>

  constructor(work: (db: Db) => Promise<void>) {
    super('something has to be committed first')
    this.work = work
  }
}
