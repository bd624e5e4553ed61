import { withClient } from '../db/databases.ts'
import { prepareDatabase } from '../db/prepareDatabase.ts'
import { prepareJobs } from '../job/jobs.ts'
import { seedCast } from '../seed/seedCast.ts'

/** A server to test on. `portal` is migrated and seeded: copy it, nobody can connect to it. */
export type TestDatabase = {
  template: 'portal'
  /** Kept for as long as the server runs: what its databases name on the disk may stand there. */
  folder: string
  superuserUrl: string
  appUrl: string
  migratorUrl: string
  readUrl: string
}

/** Starts an embedded PostgreSQL in `dataDir`, with the template that each test application copies. */
export async function startTestDatabase(
  dataDir: string,
): Promise<{ database: TestDatabase; stop: () => Promise<void> }> {
  const { stop, superuserUrl, ...urls } = await prepareDatabase({ dataDir })
  if (superuserUrl === null) throw new Error('the tests run on the embedded database')
  await prepareJobs(urls.migratorUrl)
  await withClient(urls.migratorUrl, (client) => seedCast(client))
  // A forgotten connection to the template would make every copy fail.
  await withClient(superuserUrl, (client) => client.query('alter database portal allow_connections false'))
  return { database: { template: 'portal', folder: dataDir, superuserUrl, ...urls }, stop }
}
