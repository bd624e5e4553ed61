import type { Clock } from '../clock.ts'
import type { Pool } from '../db/client.ts'
import { startPeriodico } from '../periodico.ts'
import type { Report } from '../report.ts'
import { purgeTentativas } from './tentativa.store.ts'

const LOTE = 1000
const INTERVALO_MS = 60_000

/** Clears old login attempts every minute until stopped: any name tried leaves a row, and no login comes back for it. */
export const startLimpeza = (pool: Pool, clock: Clock, report: Report): (() => Promise<void>) =>
  startPeriodico(
    {
      trabalho: 'limpeza',
      intervaloMs: INTERVALO_MS,
      turn: () => pool.transaction(0, async (db) => (await purgeTentativas(db, clock.now(), LOTE)) === LOTE),
    },
    report,
  )
