import { withClient } from '../db/databases.ts'
import type { PreparedDatabase } from '../db/prepareDatabase.ts'
import { openArquivosOf } from '../imagem/arquivos.ts'
import { prepareJobs } from '../job/jobs.ts'
import { startOperadora } from '../operadora/operadora.ts'
import { civilDay } from '../runtime/clock.ts'
import type { Config } from '../runtime/config.ts'
import { toListenRefusal } from '../runtime/startup.ts'
import { printCast } from '../seed/credenciado/printCast.ts'
import { seedDemonstration } from '../seed/seedDemonstration.ts'
import { siteFolder } from '../site/siteFolder.ts'
import { buildApp } from './app.ts'
import { openServices } from './openServices.ts'
import type { Shutdown } from './shutdown.ts'

/** Opens all that stands on the database, in order, and listens. */
export async function serve(
  config: Config,
  { appUrl, migratorUrl }: PreparedDatabase,
  { add }: Shutdown,
): Promise<void> {
  const { host, port } = config
  await prepareJobs(migratorUrl)
  // One that has providers is left as it is.
  if (config.ambiente === 'local') {
    const arquivos = await openArquivosOf(config)
    await withClient(migratorUrl, (client) => seedDemonstration(client, arquivos, civilDay(new Date())))
  }
  const services = await openServices(config, appUrl)
  add(services.close)
  const app = await buildApp({ services, siteFolder: siteFolder() })
  add(await startOperadora(services))
  add(() => app.close())
  await app.listen({ port, host }).catch((error: unknown) => {
    throw toListenRefusal(error, config)
  })
  announce(config)
}

/** What a newcomer reads when the server is up: the address and, locally, who may enter. */
function announce({ host, port, ambiente }: Config): void {
  const lines = [`Portal do Credenciado: http://${host}:${port}/credenciado/login`]
  if (ambiente === 'local') lines.push('', printCast())
  process.stdout.write(`${lines.join('\n')}\n`)
}
