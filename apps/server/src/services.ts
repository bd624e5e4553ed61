import { loadSecrets } from './acesso/secrets.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { createPool } from './db/client.ts'
import { createLimiteConsulta } from './elegibilidade/limiteConsulta.ts'
import { createRegras } from './evento/regras.ts'
import { startAcompanhamento } from './guia/acompanhamento.ts'
import { createFluxos } from './http/fluxos.ts'
import type { Services } from './http/handler.ts'
import { openArquivosOf } from './imagem/arquivos.ts'
import { type JobRunner, startJobs } from './job/jobs.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { observeServices } from './observeServices.ts'
import { createExportacoes } from './pesquisa/exportacoes.ts'

export type RunningServices = Services & { jobs: JobRunner; close: () => Promise<void> }

/** Opens what the process lives on: pool, queue, files, keys. The database is migrated by then. */
export async function openServices(
  config: Config,
  appUrl: string,
  options: { clock?: Clock } = {},
): Promise<RunningServices> {
  const log = createLog(config.logLevel)
  const metrics = createMetrics(log)
  const { report } = metrics
  const pool = createPool(appUrl, undefined, (error) => report('conexao', error))
  const acompanhamento = startAcompanhamento(appUrl, report)
  const regras = createRegras(pool, report)
  // Read before any call holds a connection while it waits for them.
  await regras.get()
  const jobs = await startJobs(appUrl, report)
  const services = {
    pool,
    log,
    metrics,
    report,
    jobs,
    config,
    clock: options.clock ?? systemClock,
    secrets: await loadSecrets(config),
    regras,
    limiteConsulta: createLimiteConsulta(),
    acompanhamento,
    exportacoes: createExportacoes(),
    fluxos: createFluxos(),
    arquivos: await openArquivosOf(config),
    close: async () => {
      await acompanhamento.close()
      await jobs.stop()
      await pool.close()
    },
  }
  observeServices(services)
  return services
}
