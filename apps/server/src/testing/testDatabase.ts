import { urlOfDatabase, withClient } from '../db/databases.ts'
import { type PreparedDatabase, prepareDatabase } from '../db/prepareDatabase.ts'
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

/** The civil day on which every test stands, whatever the machine's is. */
export const TEST_DAY = '2026-11-21'

type Started = { database: TestDatabase; stop: () => Promise<void> }

/** Makes a database that is ready the template that each test application copies. */
async function fill(
  { stop, superuserUrl, ...urls }: PreparedDatabase & { superuserUrl: string },
  folder: string,
): Promise<Started> {
  await prepareJobs(urls.migratorUrl)
  await withClient(urls.migratorUrl, (client) => seedCast(client, TEST_DAY))
  // A forgotten connection to the template would make every copy fail.
  await withClient(superuserUrl, (client) => client.query('alter database portal allow_connections false'))
  return { database: { template: 'portal', folder, superuserUrl, ...urls }, stop }
}

/** Starts an embedded PostgreSQL in `dataDir`. */
export async function startTestDatabase(dataDir: string): Promise<Started> {
  const prepared = await prepareDatabase({ dataDir })
  if (prepared.superuserUrl === null) throw new Error('the tests run on the embedded database')
  return fill({ ...prepared, superuserUrl: prepared.superuserUrl }, dataDir)
}

/** Takes a server that is up and new, as an operator gives one: a database, a login of the portal's, and one that migrates. */
export async function useTestServer(superuserUrl: string, dataDir: string): Promise<Started> {
  await withClient(superuserUrl, async (client) => {
    await client.query(`create role portal login password 'segredo'`)
    await client.query('create database portal')
  })
  const migratorUrl = urlOfDatabase(superuserUrl, 'portal')
  const databaseUrl = migratorUrl.replace(/\/\/[^@]+@/, '//portal:segredo@')
  const prepared = await prepareDatabase({ dataDir, databaseUrl, migratorUrl })
  return fill({ ...prepared, superuserUrl }, dataDir)
}
