import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { prepareDatabase } from './db/prepareDatabase.ts'
import { siteFolder } from './http/siteFolder.ts'
import { openArquivos } from './imagem/arquivos.ts'
import { loadChaveImagens } from './imagem/cofre.ts'
import { prepareJobs } from './job/jobs.ts'
import { startOperadora } from './job/operadora.ts'
import { announce } from './seed/announce.ts'
import { seedWhenEmpty } from './seed/seedWhenEmpty.ts'
import { openServices } from './services.ts'

const config = readConfig(process.env)
const { dataDir, databaseUrl, migratorUrl } = config
const database = await prepareDatabase({ dataDir, databaseUrl, migratorUrl })
await prepareJobs(database.migratorUrl)
if (config.ambiente === 'local') {
  await seedWhenEmpty(database.migratorUrl, openArquivos(dataDir, await loadChaveImagens(config)))
}

const services = await openServices(config, database.appUrl)
const app = await buildApp({ services, siteFolder: siteFolder() })
const stopOperadora = await startOperadora(services)
await app.listen({ port: config.port, host: config.host })
announce(config)

let stopping = false
/** Lets the calls on their way finish, then the jobs, then the database that is ours. */
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  await app.close()
  await stopOperadora()
  await services.close()
  await database.stop()
  process.exit(0)
}
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
