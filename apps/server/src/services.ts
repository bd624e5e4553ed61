import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Pool } from './db/client.ts'
import type { FairShare } from './db/fairShare.ts'
import type { Acompanhamento } from './guia/acompanhamento.ts'
import type { Fluxos } from './http/answer/fluxos.ts'
import type { LimiteConsulta } from './http/limit/limiteConsulta.ts'
import type { Arquivos } from './imagem/arquivos.ts'
import type { JobRunner, Jobs } from './job/jobs.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { Exportacoes } from './pesquisa/exportacoes.ts'
import type { DiskSpace } from './process/diskSpace.ts'
import type { Regras } from './regraEvento/regras.ts'
import type { Report } from './report.ts'

/** What lives as long as the process and every call may use. */
export type Services = {
  pool: Pool
  /** For what no caller waits for: it takes no connection from the calls, and may take its time. */
  background: Pool
  clock: Clock
  config: Config
  log: Log
  metrics: Metrics
  report: Report
  jobs: Jobs
  arquivos: Arquivos
  secrets: readonly string[]
  regras: Regras
  limiteConsulta: LimiteConsulta
  acompanhamento: Acompanhamento
  exportacoes: Exportacoes
  fluxos: Fluxos
  /** What a provider, and all who log in together, may have under way at once of what everybody shares. */
  shares: Record<'uploads' | 'decoders' | 'logins', FairShare>
  diskSpace: DiskSpace
}

/**
 * What a call within its transaction may use: no second way to the database, which would let it hold two connections
 * at once and stop everybody else's calls.
 */
export type CallServices = Omit<Services, 'pool' | 'background'>

/** What the process itself holds: it also works the queues, and closes what it opened. */
export type RunningServices = Services & { jobs: JobRunner; close: () => Promise<void> }
