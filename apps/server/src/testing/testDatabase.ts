import { hash } from '@node-rs/argon2'
import type pg from 'pg'
import { urlOfDatabase, withClient } from '../db/databases.ts'
import { type PreparedDatabase, prepareDatabase } from '../db/prepareDatabase.ts'
import { prepareJobs } from '../job/jobs.ts'
import { SENHA_DEMONSTRACAO, SENHA_EXPIRADA } from '../seed/credenciado/credenciado.data.ts'
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

/**
 * The cast's passwords, hashed at next to no cost: a thousand logins of the tests wait for nothing. What a login really
 * costs is `tentativa.test.ts`'s to ask.
 */
async function cheapenSenhas(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ login: number; situacao: string }>(
    'select login, situacao from credencial where hash is not null',
  )
  for (const { login, situacao } of rows) {
    const senha = situacao === 'expirada' ? SENHA_EXPIRADA : SENHA_DEMONSTRACAO
    const barato = await hash(senha, { memoryCost: 8, timeCost: 1, parallelism: 1 })
    await client.query('update credencial set hash = $2 where login = $1', [login, barato])
  }
}

/** Makes a database that is ready the template that each test application copies. */
async function fill(
  { stop, superuserUrl, ...urls }: PreparedDatabase & { superuserUrl: string },
  folder: string,
): Promise<Started> {
  await prepareJobs(urls.migratorUrl)
  await withClient(urls.migratorUrl, async (client) => {
    await seedCast(client, TEST_DAY)
    await cheapenSenhas(client)
  })
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
