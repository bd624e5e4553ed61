import { expect, inject } from 'vitest'
import { urlOfDatabase, withClient } from '../db/databases.ts'
import type { TestApp } from './testApp.ts'

/** Waits until so many of the database's connections wait for a lock. */
export const untilWaiting = (t: TestApp, quantas: number): Promise<void> =>
  expect
    .poll(async () => {
      const waiting = await t.rows(
        `select from pg_locks join pg_stat_activity using (pid)
          where not granted and datname = current_database()`,
      )
      return waiting.length
    })
    .toBe(quantas)

type Trava = { sql: string; values?: unknown[] }

/** Does `work` while `sql` holds what it locks; then it is taken back. */
export async function whileHeld<T>(
  t: TestApp,
  { sql, values = [] }: Trava,
  work: () => Promise<T>,
): Promise<T> {
  const [banco] = await t.rows<{ nome: string }>('select current_database() as nome')
  return withClient(urlOfDatabase(inject('database').superuserUrl, banco?.nome ?? ''), async (client) => {
    await client.query('begin')
    await client.query(sql, values)
    const done = await work()
    await client.query('rollback')
    return done
  })
}

/**
 * Makes several meet where `sql` stands in their way: it is taken back once all of them wait, so that none is through
 * before the last has come as far as it gets.
 */
export async function meet<T>(t: TestApp, trava: Trava, start: () => readonly Promise<T>[]): Promise<T[]> {
  const started = await whileHeld(t, trava, async () => {
    const started = start()
    await untilWaiting(t, started.length)
    return { all: started }
  })
  return Promise.all(started.all)
}
