import type { Counter } from 'prom-client'
import type { Log } from './log.ts'

/** Tells that a piece of background work failed: it is counted and logged, and goes on (ASVS 16.5). */
export type Report = (trabalho: string, error: unknown) => void

/** A work that fails at every turn, as all do while the database is away, is told once in this while. */
const SILENCIO_MS = 10_000

export function createReport(log: Log, falhas: Counter<'trabalho'>, now: () => number = Date.now): Report {
  const ditas = new Map<string, { em: number; caladas: number }>()
  return (trabalho, error) => {
    falhas.inc({ trabalho })
    const dita = ditas.get(trabalho)
    if (dita && now() - dita.em < SILENCIO_MS) {
      dita.caladas++
      return
    }
    ditas.set(trabalho, { em: now(), caladas: 0 })
    log.error({ err: error, trabalho, caladas: dita?.caladas ?? 0 }, 'background work failed')
  }
}
