import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import type { Services } from '../http/services.ts'
import { startPeriodic } from '../job/periodic.ts'
import { listRecursosDevidos } from '../recursoGlosa/devido.store.ts'
import { civilDay } from '../runtime/clock.ts'
import { chooseRecurso } from './processRecurso.ts'
import { runTarefa } from './runTarefa.ts'

const INTERVALO_MS = 60_000
const RECURSOS = 100

/**
 * Judges the appeals whose answer is due today, however they came to be open: the operator answers in its term (RN 503;
 * Operadora §4). One that fails is tried again at the next turn; a locked guide waits until it is unlocked.
 */
export async function answerRecursos(services: Services): Promise<void> {
  const { background: pool, clock, report } = services
  const hoje = civilDay(clock.now())
  let depois = 0
  for (;;) {
    const devidos = await pool.read(0, (db) => listRecursosDevidos(db, hoje, depois, RECURSOS))
    for (const tarefa of devidos) {
      try {
        await runTarefa(services, tarefa, chooseRecurso)
        await runTarefa(
          services,
          { ...tarefa, statusFicha: statusFicha.recursoEmProcessamento },
          chooseRecurso,
        )
      } catch (error) {
        report('recurso', error)
      }
    }
    const ultimo = devidos.at(-1)
    if (!ultimo || devidos.length < RECURSOS) return
    depois = ultimo.numeroFicha
  }
}

/** Looks every minute for appeals that are due, until stopped. */
export const startRecursos = (services: Services): (() => Promise<void>) =>
  startPeriodic(
    {
      trabalho: 'recurso',
      intervaloMs: INTERVALO_MS,
      turn: async () => {
        await answerRecursos(services)
        return false
      },
      atOnce: true,
    },
    services.report,
  )
