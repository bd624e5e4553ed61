import type { Services } from '../http/services.ts'
import type { TarefaCaptura } from '../job/filas.ts'
import { hasNotificacao } from '../notificacao/notificacao.store.ts'
import { notify } from '../notificacao/notify.ts'
import { findSolicitacao, findUltimoPasso } from '../solicitacaoExame/solicitacao.store.ts'

/** The steps of a unit that are told here. `tellSolicitacao` tells those of the operator; the requester knows its own. */
const avisos = new Map<string, string>([
  ['capture', 'capturado por uma unidade de radiologia'],
  ['deleteCaptura', 'devolvido pela unidade de radiologia'],
])

/**
 * Tells the requester, once, that a unit captured its request or gave it back. A job does it because the unit may not write
 * the requester's notifications.
 */
export async function tellCaptura(
  { background, clock }: Pick<Services, 'background' | 'clock'>,
  { codigoCredenciado, numeroSolicitacao }: TarefaCaptura,
): Promise<void> {
  await background.transaction(codigoCredenciado, async (db) => {
    if (!(await findSolicitacao(db, codigoCredenciado, numeroSolicitacao, true))) return
    const passo = await findUltimoPasso(db, codigoCredenciado, numeroSolicitacao)
    const aviso = passo && avisos.get(passo.acao)
    if (!passo || aviso === undefined) return
    const nova = {
      codigoCredenciado,
      tipo: 'EXAME',
      referencia: numeroSolicitacao,
      texto: `Pedido de exames ${numeroSolicitacao}: ${aviso}`,
      em: clock.now(),
    } as const
    if (!(await hasNotificacao(db, nova, passo.em))) await notify(db, nova)
  })
}
