import type { Pool } from '../db/client.ts'
import type { FairShare } from '../db/fairShare.ts'
import type { Jobs } from '../job/jobs.ts'
import type { Clock } from '../runtime/clock.ts'
import type { Config } from '../runtime/config.ts'
import type { DiskSpace } from '../runtime/diskSpace.ts'
import type { Log } from '../runtime/log.ts'
import type { Metrics } from '../runtime/metrics.ts'
import type { Report } from '../runtime/report.ts'
import type { Sessao } from './sessao.ts'

/** The open streams of this process, by session and provider: each holds a connection for as long as its reader likes. */
export type Fluxos = {
  batidaMs: number
  /** One more of a session: what ends it, or undefined where it or its provider has as many as it may. */
  begin: (leitor: Pick<Sessao, 'sid' | 'codigoCredenciado'>) => (() => void) | undefined
  /** How many are open, of all sessions. */
  readonly abertos: number
}

export type LimiteConsulta = {
  /** Counts a look-up; the seconds to wait when it is one too many, else 0. */
  take: (codigoCredenciado: number, agora: Date) => number
}

/**
 * What lives as long as the process and every call may use. What a folder outside of the edge makes itself it adds to
 * this type where it makes it, so that the edge knows none of them; `process/openServices.ts` compiles only with all of it.
 */
export interface Services {
  pool: Pool
  /** For what no caller waits for: it takes no connection from the calls, and may take its time. */
  background: Pool
  clock: Clock
  config: Config
  log: Log
  metrics: Metrics
  report: Report
  jobs: Jobs
  secrets: readonly string[]
  /** What a provider, and all who log in together, may have under way at once of what everybody shares. */
  shares: Record<'uploads' | 'decoders' | 'logins', FairShare>
  diskSpace: DiskSpace
  fluxos: Fluxos
  limiteConsulta: LimiteConsulta
}

/**
 * What a call within its transaction may use: no second way to the database, which would let it hold two connections
 * at once and stop everybody else's calls.
 */
export type CallServices = Omit<Services, 'pool' | 'background'>
