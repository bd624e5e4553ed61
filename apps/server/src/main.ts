import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { prepareDatabase } from './db/prepareDatabase.ts'
import { type Encerramento, startEncerramento } from './encerramento.ts'
import { openArquivosOf } from './imagem/arquivos.ts'
import { prepareJobs } from './job/jobs.ts'
import { openServices } from './openServices.ts'
import { startOperadora } from './operadora/operadora.ts'
import { checkPorta, toRecusaEscuta } from './partida.ts'
import { announce } from './seed/announce.ts'
import { seedWhenEmpty } from './seed/seedWhenEmpty.ts'
import { siteFolder } from './site/siteFolder.ts'

/** Opens everything in order; at the end the calls on their way are let finish, then the jobs, then the database. */
async function start(config: Config, { add }: Encerramento): Promise<void> {
  const { dataDir, databaseUrl, migratorUrl, host, port } = config
  await checkPorta(config)
  const database = await prepareDatabase({ dataDir, databaseUrl, migratorUrl })
  add(database.stop)
  await prepareJobs(database.migratorUrl)
  if (config.ambiente === 'local') await seedWhenEmpty(database.migratorUrl, await openArquivosOf(config))

  const services = await openServices(config, database.appUrl)
  add(services.close)
  const app = await buildApp({ services, siteFolder: siteFolder() })
  add(await startOperadora(services))
  add(() => app.close())
  await app.listen({ port, host }).catch((error: unknown) => {
    throw toRecusaEscuta(error, config)
  })
}

const encerramento = startEncerramento()
// A start that fails ends as any error does that nobody caught: it is told, and what it had opened is closed.
const config = readConfig(process.env)
await start(config, encerramento)
announce(config)
