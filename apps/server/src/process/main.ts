import { prepareDatabase } from '../db/prepareDatabase.ts'
import { type Config, readConfig } from '../runtime/config.ts'
import { checkDataDir, checkPort } from '../runtime/startup.ts'
import { type Shutdown, startShutdown } from './shutdown.ts'

/** Opens everything in order; at the end the calls on their way are let finish, then the jobs, then the database. */
async function start(config: Config, shutdown: Shutdown): Promise<void> {
  const { dataDir, databaseUrl, migratorUrl } = config
  await checkPort(config)
  // Here already: what is quickly seen to be wrong is said before the rest is loaded.
  checkDataDir(dataDir)
  // The rest is loaded while the database starts, in a process of its own; what fails of it is told once that one can be stopped.
  const loading = import('./serve.ts')
  loading.catch(() => undefined)
  const database = await prepareDatabase({ dataDir, databaseUrl, migratorUrl })
  shutdown.add(database.stop)
  const { serve } = await loading
  await serve(config, database, shutdown)
}

const shutdown = startShutdown()
// A start that fails ends as any error does that nobody caught: it is told, and what it had opened is closed.
await start(readConfig(process.env), shutdown)
