import { findPrazoOrtodontia } from '@portal/domain/ortodontia/prazoOrtodontia.ts'
import { decideFim } from '@portal/domain/ortodontia/tratamento.ts'
import { findContrato } from '../credenciado/contrato.store.ts'
import type { Services } from '../http/services.ts'
import { startPeriodic } from '../job/periodic.ts'
import { listPrazosOrtodontia } from '../regraEvento/regra.store.ts'
import { civilDay } from '../runtime/clock.ts'
import { moveTratamento } from '../tratamento/moveTratamento.ts'
import { type ChaveTratamento, listEmCurso, lockTratamento } from '../tratamento/tratamento.store.ts'
import { notifyTratamento } from './tellTratamento.ts'

const INTERVALO_MS = 3_600_000
const TRATAMENTOS = 100

/** One that was maintained, extended or ended meanwhile is left as it is. */
async function end(
  { background, clock }: Pick<Services, 'background' | 'clock'>,
  { codigoCredenciado, numeroTratamento }: ChaveTratamento,
): Promise<void> {
  const em = clock.now()
  const hoje = civilDay(em)
  await background.transaction(codigoCredenciado, async (db) => {
    const tratamento = await lockTratamento(db, codigoCredenciado, numeroTratamento)
    if (!tratamento) return
    const [prazos, { rede }] = await Promise.all([
      listPrazosOrtodontia(db),
      findContrato(db, codigoCredenciado),
    ])
    const acao = decideFim(tratamento, findPrazoOrtodontia(prazos, rede, hoje), hoje)
    if (!acao) return
    await moveTratamento(db, tratamento, { acao, autor: 'operadora', em })
    await notifyTratamento(db, tratamento, acao, em)
  })
}

/**
 * Ends the treatments that were not maintained for too long, and those whose term is over (Operadora §2), each in a
 * transaction of its own. One that fails is tried again at the next turn.
 */
export async function endTratamentos(
  services: Pick<Services, 'background' | 'clock' | 'report'>,
): Promise<void> {
  const { background, report } = services
  let depois = 0
  for (;;) {
    const emCurso = await background.read(0, (db) => listEmCurso(db, depois, TRATAMENTOS))
    for (const cada of emCurso) {
      await end(services, cada).catch((error: unknown) => report('tratamento', error))
    }
    const ultimo = emCurso.at(-1)
    if (!ultimo || emCurso.length < TRATAMENTOS) return
    depois = ultimo.numeroTratamento
  }
}

/** Looks every hour for treatments that are over, until stopped. */
export const startTratamentos = (services: Services): (() => Promise<void>) =>
  startPeriodic(
    {
      trabalho: 'tratamento',
      intervaloMs: INTERVALO_MS,
      turn: async () => {
        await endTratamentos(services)
        return false
      },
      atOnce: true,
    },
    services.report,
  )
