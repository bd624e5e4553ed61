import { findMesFechado } from '@portal/domain/indicador/periodo.ts'
import type { Services } from '../http/services.ts'
import { computeIndicadores } from '../indicador/calculo.store.ts'
import { startPeriodic } from '../job/periodic.ts'
import { civilDay } from '../runtime/clock.ts'

const INTERVALO_MS = 600_000

/**
 * Computes the figures of the month that ended, once, all providers together (Operadora §5). Killed anywhere, nothing
 * happened; it is tried again at the next turn.
 */
export const startIndicadores = ({ background, clock, report }: Services): (() => Promise<void>) =>
  startPeriodic(
    {
      trabalho: 'indicador',
      intervaloMs: INTERVALO_MS,
      turn: async () => {
        const agora = clock.now()
        await background.transaction(0, (db) =>
          computeIndicadores(db, findMesFechado(civilDay(agora)), agora),
        )
        return false
      },
      atOnce: true,
    },
    report,
  )
