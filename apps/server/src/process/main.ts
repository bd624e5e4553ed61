import { withClient } from '../db/databases.ts'
import { prepareDatabase } from '../db/prepareDatabase.ts'
import { openArquivosOf } from '../imagem/arquivos.ts'
import { prepareJobs } from '../job/jobs.ts'
import { startOperadora } from '../operadora/operadora.ts'
import { civilDay } from '../runtime/clock.ts'
import { type Config, readConfig } from '../runtime/config.ts'
import { checkPort, toListenRefusal } from '../runtime/startup.ts'
import { printCast } from '../seed/credenciado/printCast.ts'
import { seedDemonstration } from '../seed/seedDemonstration.ts'
import { siteFolder } from '../site/siteFolder.ts'
import { buildApp } from './app.ts'
import { openServices } from './openServices.ts'
import { type Shutdown, startShutdown } from './shutdown.ts'

/** Opens everything in order; at the end the calls on their way are let finish, then the jobs, then the database. */
async function start(config: Config, { add }: Shutdown): Promise<void> {
  const { dataDir, databaseUrl, migratorUrl, host, port } = config
  await checkPort(config)
  const database = await prepareDatabase({ dataDir, databaseUrl, migratorUrl })
  add(database.stop)
  await prepareJobs(database.migratorUrl)
  // One that has providers is left as it is.
  if (config.ambiente === 'local') {
    const arquivos = await openArquivosOf(config)
    await withClient(database.migratorUrl, (client) =>
      seedDemonstration(client, arquivos, civilDay(new Date())),
    )
  }

  const services = await openServices(config, database.appUrl)
  add(services.close)
  const app = await buildApp({ services, siteFolder: siteFolder() })
  add(await startOperadora(services))
  add(() => app.close())
  await app.listen({ port, host }).catch((error: unknown) => {
    throw toListenRefusal(error, config)
  })
}

/** What a newcomer reads when the server is up: the address and, locally, who may enter. */
function announce({ host, port, ambiente }: Config): void {
  const lines = [`Portal do Credenciado: http://${host}:${port}/credenciado/login`]
  if (ambiente === 'local') lines.push('', printCast())
  process.stdout.write(`${lines.join('\n')}\n`)
}

const shutdown = startShutdown()
// A start that fails ends as any error does that nobody caught: it is told, and what it had opened is closed.
const config = readConfig(process.env)
await start(config, shutdown)
announce(config)
