import { purgeMensagens } from '../correio/mensagem.store.ts'
import type { Db, Pool } from '../db/client.ts'
import { startPeriodic } from '../job/periodic.ts'
import type { Clock } from '../runtime/clock.ts'
import type { Report } from '../runtime/report.ts'
import { purgeFluxos } from './fluxo.store.ts'
import { purgePassagens } from './passagem.store.ts'
import { purgeTentativas } from './tentativa.store.ts'

const LOTE = 1000
const INTERVALO_MS = 60_000

/** What was sent and what it was good for may be asked about for a day: "I got no mail". */
const GUARDA_MS = 24 * 60 * 60_000

/** Removes at most `limite` of what was over before an instant; answers how many. */
type Limpeza = (db: Db, antes: Date, limite: number) => Promise<number>

/**
 * Clears old login attempts, and the messages, links and hand-overs that are over, every minute until stopped: any name tried leaves
 * a row, and no login comes back for it. `outras` are kept a day after they are over, `vencidas` no longer.
 */
export const startLimpeza = (
  pool: Pool,
  clock: Clock,
  report: Report,
  outras: readonly Limpeza[] = [],
  vencidas: readonly Limpeza[] = [],
): (() => Promise<void>) =>
  startPeriodic(
    {
      trabalho: 'limpeza',
      intervaloMs: INTERVALO_MS,
      turn: () =>
        pool.transaction(0, async (db) => {
          const agora = clock.now()
          const antes = new Date(agora.getTime() - GUARDA_MS)
          const removidas = [
            await purgeTentativas(db, agora, LOTE),
            await purgeMensagens(db, antes, LOTE),
            await purgeFluxos(db, antes, LOTE),
            await purgePassagens(db, antes, LOTE),
          ]
          for (const purge of outras) removidas.push(await purge(db, antes, LOTE))
          for (const purge of vencidas) removidas.push(await purge(db, agora, LOTE))
          return removidas.includes(LOTE)
        }),
    },
    report,
  )
