import type { Db, Statement } from '../../apps/server/src/db/client.ts'

/** A statement as the server sends it. */
export type Recorded = { text: string; values: readonly unknown[] }

/** Stands in for the database and keeps what the stores ask of it: the limit then runs the very same SQL. */
export class Recorder implements Db {
  readonly statements: Recorded[] = []

  async query<Row>({ text }: Statement<Row>, values: readonly unknown[] = []): Promise<Row[]> {
    this.statements.push({ text, values })
    return []
  }
}

/** What a piece of the server asks of the database. */
export async function record(work: (db: Db) => Promise<unknown>): Promise<Recorded[]> {
  const recorder = new Recorder()
  await work(recorder)
  return recorder.statements
}
