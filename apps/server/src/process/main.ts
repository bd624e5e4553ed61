import { prepareDatabase } from '../db/prepareDatabase.ts'
import { type Config, readConfig } from '../runtime/config.ts'
import { checkDataDir, checkPort } from '../runtime/startup.ts'
import { type Shutdown, startShutdown } from './shutdown.ts'

/** Opens everything in order; at the end the calls on their way are let finish, then the jobs, then the database. */
async function start(config: Config, shutdown: Shutdown): Promise<void> {
  const { dataDir, databaseUrl, migratorUrl } = config
  await checkPort(config)
  // Here already: what the operator must mend is said before the rest is loaded.
  checkDataDir(dataDir)
  const open = async () => {
    const database = await prepareDatabase({ dataDir, databaseUrl, migratorUrl })
    shutdown.add(database.stop)
    return database
  }
  // The rest is loaded while the database starts, in a process of its own.
  const [database, { serve }] = await Promise.all([open(), import('./serve.ts')])
  await serve(config, database, shutdown)
}

const shutdown = startShutdown()
// A start that fails ends as any error does that nobody caught: it is told, and what it had opened is closed.
await start(readConfig(process.env), shutdown)
