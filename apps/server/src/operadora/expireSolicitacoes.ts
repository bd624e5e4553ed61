import { acceptsAcao } from '@portal/domain/solicitacaoExame/acaoSolicitacao.tables.ts'
import { giveBackVencida } from '../capturaExame/capturaExame.store.ts'
import type { Services } from '../http/services.ts'
import type { TarefaSolicitacao } from '../job/filas.ts'
import { startPeriodic } from '../job/periodic.ts'
import { civilDay } from '../runtime/clock.ts'
import { listVencidas } from '../solicitacaoExame/lista.store.ts'
import { moveSolicitacao } from '../solicitacaoExame/moveSolicitacao.ts'
import { findSolicitacao } from '../solicitacaoExame/solicitacao.store.ts'
import { tellSolicitacao } from '../solicitacaoExame/tellSolicitacao.ts'

const INTERVALO_MS = 60_000
const SOLICITACOES = 100

/** One that was captured or cancelled meanwhile is left as it is; its last day does not change. */
async function expire(
  { background, clock }: Pick<Services, 'background' | 'clock'>,
  { codigoCredenciado, numeroSolicitacao }: TarefaSolicitacao,
): Promise<void> {
  const em = clock.now()
  await background.transaction(codigoCredenciado, async (db) => {
    await giveBackVencida(db, numeroSolicitacao, civilDay(em), em)
    const solicitacao = await findSolicitacao(db, codigoCredenciado, numeroSolicitacao, true)
    if (!solicitacao || !acceptsAcao(solicitacao.status, 'expire')) return
    const para = { status: 'EXPIRADA' } as const
    await moveSolicitacao(db, solicitacao, { acao: 'expire', para, autor: 'operadora', motivo: null, em })
    await tellSolicitacao(db, solicitacao, 'EXPIRADA', em)
  })
}

/**
 * Ends the approved requests that no unit captured, or opened the guide of, by their last day (Operadora §3), each in a transaction of its own. One
 * that fails is tried again at the next turn.
 */
export async function expireSolicitacoes(
  services: Pick<Services, 'background' | 'clock' | 'report'>,
): Promise<void> {
  const { background, clock, report } = services
  const hoje = civilDay(clock.now())
  let depois = 0
  for (;;) {
    const vencidas = await background.read(0, (db) => listVencidas(db, hoje, depois, SOLICITACOES))
    for (const vencida of vencidas) {
      await expire(services, vencida).catch((error: unknown) => report('expiracao', error))
    }
    const ultima = vencidas.at(-1)
    if (!ultima || vencidas.length < SOLICITACOES) return
    depois = ultima.numeroSolicitacao
  }
}

/** Looks every minute for requests whose last day has gone, until stopped. */
export const startExpiracoes = (services: Services): (() => Promise<void>) =>
  startPeriodic(
    {
      trabalho: 'expiracao',
      intervaloMs: INTERVALO_MS,
      turn: async () => {
        await expireSolicitacoes(services)
        return false
      },
      atOnce: true,
    },
    services.report,
  )
