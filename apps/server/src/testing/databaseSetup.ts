import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import type { TestProject } from 'vitest/node'
import { withClient } from '../db/databases.ts'
import { prepareDatabase } from '../db/prepareDatabase.ts'

/** The server that the tests share. `portal` is migrated and seeded: copy it, nobody can connect to it. */
export type TestDatabase = {
  template: 'portal'
  superuserUrl: string
  appUrl: string
  migratorUrl: string
  readUrl: string
}

declare module 'vitest' {
  interface ProvidedContext {
    database: TestDatabase
  }
}

type SeedCast = (client: pg.Client) => Promise<void>

async function loadSeed(): Promise<SeedCast> {
  const file = path.join(import.meta.dirname, '..', 'seed', 'seedCast.ts')
  if (!existsSync(file)) return async () => undefined
  const loaded: { seedCast: SeedCast } = await import(file)
  return loaded.seedCast
}

/** Starts one embedded PostgreSQL for all test files; each file makes its own copy of the template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-test-'))
  const { stop, superuserUrl, ...urls } = await prepareDatabase({ dataDir })
  if (superuserUrl === null) throw new Error('the tests run on the embedded database')
  const seedCast = await loadSeed()
  await withClient(urls.migratorUrl, seedCast)
  // A forgotten connection to the template would make every copy fail.
  await withClient(superuserUrl, (client) => client.query('alter database portal allow_connections false'))
  project.provide('database', { template: 'portal', superuserUrl, ...urls })
  return async () => {
    await stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
