import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { withClient } from '../db/databases.ts'
import { prepareDatabase } from '../db/prepareDatabase.ts'
import { prepareJobs } from '../job/jobs.ts'
import { seedCast } from '../seed/seedCast.ts'

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

/** Starts one embedded PostgreSQL for all test files; each file makes its own copy of the template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-test-'))
  const { stop, superuserUrl, ...urls } = await prepareDatabase({ dataDir })
  if (superuserUrl === null) throw new Error('the tests run on the embedded database')
  await prepareJobs(urls.migratorUrl)
  await withClient(urls.migratorUrl, (client) => seedCast(client))
  // A forgotten connection to the template would make every copy fail.
  await withClient(superuserUrl, (client) => client.query('alter database portal allow_connections false'))
  project.provide('database', { template: 'portal', superuserUrl, ...urls })
  return async () => {
    await stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
