import type { Services } from '../http/services.ts'
import type { TarefaCaptura } from '../job/filas.ts'
import { hasNotificacao } from '../notificacao/notificacao.store.ts'
import { notify } from '../notificacao/notify.ts'
import {
  findSolicitacao,
  findSolicitanteDoPedido,
  findUltimoPasso,
} from '../solicitacaoExame/solicitacao.store.ts'

/** What whoever asked is told of the unit's last step; of its own, and of the operator's, it is told elsewhere. */
const avisos = new Map<string, string>([
  ['capture', 'capturado por uma unidade de radiologia'],
  ['deleteCaptura', 'devolvido pela unidade de radiologia'],
])

/** Tells whoever made a request that a unit captured it or gave it back, once: the unit writes nothing of another's. */
export async function tellCaptura(
  { background, clock }: Pick<Services, 'background' | 'clock'>,
  { numeroSolicitacao }: TarefaCaptura,
): Promise<void> {
  const codigoCredenciado = await background.read(0, (db) => findSolicitanteDoPedido(db, numeroSolicitacao))
  if (codigoCredenciado === undefined) return
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
