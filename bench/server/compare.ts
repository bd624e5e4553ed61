import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Portal } from '../../apps/server/src/testing/faults/portal.ts'
import type { Session } from '../../apps/server/src/testing/faults/session.ts'
import { median, repeat } from '../harness/figure.ts'
import { type Load, type LoadResult, loadServer } from '../harness/httpLoad.ts'
import { runs, seconds } from '../harness/options.ts'
import { type PgbenchOptions, type PgbenchResult, runPgbench, type Script } from '../harness/pgbench.ts'
import { tell } from '../harness/piece.ts'
import { createTrailScript, databaseConnections, findLastRow, measureTrail, type TrailShape } from './call.ts'

export type Comparison = {
  server: { perSecond: number; p50: number; p99: number }
  limit: { perSecond: number; p50: number; p99: number }
  trail: TrailShape
}

export type ComparisonOptions = {
  portal: Portal
  session: Session
  operacao: string
  load: Omit<Load, 'baseUrl' | 'seconds'>
  /** The limit's transactions for the very calls of the load. */
  calls: readonly Script[]
}

const weightOf = (scripts: readonly Script[]) => scripts.reduce((sum, { weight }) => sum + weight, 0)

/**
 * The server under load and then pgbench with the server's SQL, in turn, so that both meet the same machine. The limit
 * commits the trail as often as the server did in the run just before: the same work, without a server.
 */
export async function compare(options: ComparisonOptions): Promise<Comparison> {
  const { portal, session, operacao, load, calls } = options
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-load-'))
  try {
    const full: Load = { ...load, baseUrl: portal.baseUrl, seconds }
    await loadServer({ ...full, seconds: Math.min(3, seconds) }, folder)
    const found = await repeat(runs, async (at) => {
      const before = await findLastRow(portal.dataDir)
      const server = await loadServer(full, folder)
      const trail = await measureTrail(portal.dataDir, before, server.requests)
      const weight = Math.max(1, Math.round(weightOf(calls) / trail.callsPerCommit))
      const scripts = [...calls, await createTrailScript(session, weight, trail, operacao)]
      const limit = await findLimit({ dataDir: portal.dataDir, folder, scripts, seconds }, load.connections)
      tell(`${at + 1}: ${describe(server, limit)}`)
      return { server, limit, trail }
    })
    const of = (read: (one: (typeof found)[number]) => number) => median(found.map(read))
    return {
      server: {
        perSecond: of((one) => one.server.perSecond),
        p50: of((one) => one.server.p50),
        p99: of((one) => one.server.p99),
      },
      limit: {
        perSecond: of((one) => callsOf(one.limit)),
        p50: of((one) => one.limit.p50),
        p99: of((one) => one.limit.p99),
      },
      trail: {
        callsPerCommit: of((one) => one.trail.callsPerCommit),
        rowsPerCommit: of((one) => one.trail.rowsPerCommit),
      },
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * The faster of two: as many connections as the server has to its database, and as many as callers, of which some may
 * wait for the disk while the others read. A limit held back by its own waiting would flatter the server.
 */
async function findLimit(
  options: Omit<PgbenchOptions, 'connections'>,
  callers: number,
): Promise<PgbenchResult> {
  const few = await runPgbench({ ...options, connections: Math.min(databaseConnections, callers) })
  if (callers <= databaseConnections) return few
  const many = await runPgbench({ ...options, connections: callers })
  return callsOf(many) > callsOf(few) ? many : few
}

const callsOf = ({ perSecond }: PgbenchResult): number => perSecond.get('call') ?? Number.NaN

function describe(server: LoadResult, limit: PgbenchResult): string {
  const calls = callsOf(limit)
  return `${server.perSecond.toFixed(0)}/s of ${calls.toFixed(0)}/s, p99 ${server.p99.toFixed(1)} ms of ${limit.p99.toFixed(1)} ms`
}
