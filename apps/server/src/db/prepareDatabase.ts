import { checkDataDir } from '../runtime/startup.ts'
import { urlOfDatabase, withSetupLock } from './databases.ts'
import { type EmbeddedDatabase, startDatabase } from './embedded/startDatabase.ts'
import { migrate } from './migrate.ts'
import { prepareServer } from './operatorServer.ts'
import { ensureRoles, grantDatabase } from './roles.ts'

export type DatabaseOptions = {
  /** Absolute: the embedded database is in its folder `postgres`. */
  dataDir: string
  /** A server of the operator instead of the embedded database: the application's login. */
  databaseUrl?: string | undefined
  /** The login that migrates, where the application's has no right to. */
  migratorUrl?: string | undefined
}

/** The addresses of the three roles in a database that is up to date. */
export type PreparedDatabase = {
  appUrl: string
  migratorUrl: string
  readUrl: string
  /** Of the embedded database alone: the tests and the measurements make copies with it. */
  superuserUrl: string | null
  /** Stops the embedded database; the pools must be closed before. */
  stop: () => Promise<void>
}

const database = 'portal'

async function createPortal({ superuserUrl, passwords }: EmbeddedDatabase): Promise<void> {
  await withSetupLock(superuserUrl, async (client) => {
    await ensureRoles(client, passwords)
    const found = await client.query('select 1 from pg_database where datname = $1', [database])
    if (found.rowCount === 0) await client.query(`create database ${database} owner portal_migrator`)
  })
  await withSetupLock(urlOfDatabase(superuserUrl, database), (client) => grantDatabase(client, database))
}

async function prepareEmbedded(dataDir: string): Promise<PreparedDatabase> {
  const embedded = await startDatabase({ dataDir })
  const { superuserUrl, urlFor, stop } = embedded
  const migratorUrl = urlFor('portal_migrator', database)
  try {
    await createPortal(embedded)
    await migrate(migratorUrl)
  } catch (error) {
    await stop()
    throw error
  }
  const [appUrl, readUrl] = [urlFor('portal_app', database), urlFor('portal_leitura', database)]
  return { appUrl, migratorUrl, readUrl, superuserUrl, stop }
}

/**
 * Starts or reaches the database, makes its roles and applies the migrations. Raises StartupRefused where the operator
 * has something to mend first.
 */
export async function prepareDatabase(options: DatabaseOptions): Promise<PreparedDatabase> {
  // Keys and images are kept there too, whichever the database.
  checkDataDir(options.dataDir)
  if (!options.databaseUrl) return prepareEmbedded(options.dataDir)
  const urls = await prepareServer(options.databaseUrl, options.migratorUrl)
  await migrate(urls.migratorUrl)
  return { ...urls, superuserUrl: null, stop: async () => undefined }
}
