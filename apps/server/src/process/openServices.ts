import { loadChavesPassagem } from '../acesso/passagem.ts'
import { loadSecrets } from '../acesso/token.ts'
import { loadChavesAplicativo } from '../aplicativo/passe.ts'
import { createPool, type PoolOptions } from '../db/client.ts'
import { createFairShare } from '../db/fairShare.ts'
import { locateTemporarios } from '../files/temporario.ts'
import { startAcompanhamento } from '../guia/acompanhamento.ts'
import { createFluxos } from '../http/answer/fluxos.ts'
import { createLimiteConsulta } from '../http/limit/limiteConsulta.ts'
import type { Services } from '../http/services.ts'
import { openArquivosOf } from '../imagem/arquivos.ts'
import { PROCESSOS } from '../imagem/decoder/createDecoder.ts'
import { locateImagens } from '../imagem/pastas.ts'
import { type JobRunner, startJobs } from '../job/jobs.ts'
import { createExportacoes } from '../pesquisa/exportacoes.ts'
import { createRegras } from '../regraEvento/regras.ts'
import { type Clock, systemClock } from '../runtime/clock.ts'
import type { Config } from '../runtime/config.ts'
import { createDiskSpace } from '../runtime/diskSpace.ts'
import { createLog } from '../runtime/log.ts'
import { createMetrics } from '../runtime/metrics.ts'
import { vinculosEnvio } from '../vinculoExame/vinculosEnvio.ts'
import { observeServices } from './observeServices.ts'

/** What the process itself holds: it also works the queues, and closes what it opened. */
export type RunningServices = Services & { jobs: JobRunner; close: () => Promise<void> }

/**
 * Files that a provider sends at once, and its share of the decoders: a clinic that sends a whole archive waits for
 * itself, and the portal's own pages try again when this wait ends in vain. Logins, whoever's, share four connections.
 */
const createShares = (): Services['shares'] => ({
  uploads: createFairShare({ each: 4, waitMs: 10_000 }),
  logins: createFairShare({ each: 4, waitMs: 3000 }),
  decoders: createFairShare({ each: Math.max(1, Math.floor(PROCESSOS / 4)), waitMs: 10_000 }),
})

/** Opens what the process lives on: pool, queue, files, keys. The database is migrated by then. */
export async function openServices(
  config: Config,
  appUrl: string,
  options: { clock?: Clock; esperas?: Pick<PoolOptions, 'conexaoMs' | 'respostaMs'> } = {},
): Promise<RunningServices> {
  const log = createLog(config.logLevel)
  const diskSpace = createDiskSpace(config.dataDir, [
    locateImagens(config.dataDir),
    locateTemporarios(config.dataDir),
  ])
  const metrics = createMetrics(log, diskSpace)
  const { report } = metrics
  const onLost = (error: Error) => report('conexao', error)
  const pool = createPool(appUrl, { ...options.esperas, onLost })
  const background = createPool(appUrl, { max: 4, conexaoMs: 10_000, respostaMs: 60_000, onLost })
  const acompanhamento = startAcompanhamento(appUrl, report)
  const regras = createRegras(background, report)
  // Read before any call holds a connection while it waits for them.
  await regras.get()
  const jobs = await startJobs(appUrl, report)
  const services = {
    pool,
    background,
    log,
    metrics,
    report,
    jobs,
    config,
    clock: options.clock ?? systemClock,
    secrets: await loadSecrets(config),
    chavesPassagem: await loadChavesPassagem(config),
    chavesAplicativo: await loadChavesAplicativo(config),
    regras,
    limiteConsulta: createLimiteConsulta(config.consultasMinuto),
    acompanhamento,
    exportacoes: createExportacoes(),
    fluxos: createFluxos(),
    shares: createShares(),
    diskSpace,
    vinculos: vinculosEnvio,
    arquivos: await openArquivosOf(config),
    close: async () => {
      await acompanhamento.close()
      await jobs.stop()
      await Promise.all([pool.close(), background.close()])
    },
  }
  observeServices(services)
  return services
}
