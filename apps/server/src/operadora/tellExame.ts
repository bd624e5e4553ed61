import type { Services } from '../http/services.ts'
import type { TarefaExame } from '../job/filas.ts'
import { hasNotificacao } from '../notificacao/notificacao.store.ts'
import { notify } from '../notificacao/notify.ts'
import { civilDay, startOfCivilDay } from '../runtime/clock.ts'
import { findSolicitacao } from '../solicitacaoExame/solicitacao.store.ts'
import { findSolicitante, touchSolicitacao } from '../vinculoExame/vinculoExame.store.ts'

/**
 * Tells whoever asked for an exam that something of it came: the open screens of the request with each image, the
 * notification centre once a day. A guide of a request on paper has nobody to be told.
 */
export async function tellExame(
  { background, clock }: Pick<Services, 'background' | 'clock'>,
  { codigoCredenciado: unidade, numeroFicha }: TarefaExame,
): Promise<void> {
  const em = clock.now()
  // The unit knows whose request it captured, and writes nothing of that provider's.
  const pedido = await background.read(unidade, (db) => findSolicitante(db, unidade, numeroFicha))
  if (!pedido) return
  const { codigoCredenciado, numeroSolicitacao } = pedido
  await background.transaction(codigoCredenciado, async (db) => {
    const solicitacao = await findSolicitacao(db, codigoCredenciado, numeroSolicitacao, true)
    // Given back since: there is nothing of it to be seen.
    if (solicitacao?.numeroFichaRadiologia !== numeroFicha) return
    await touchSolicitacao(db, codigoCredenciado, numeroSolicitacao, em)
    const nova = {
      codigoCredenciado,
      tipo: 'EXAME',
      referencia: numeroSolicitacao,
      texto: `Pedido de exames ${numeroSolicitacao}: chegou imagem ou laudo`,
      em,
    } as const
    if (!(await hasNotificacao(db, nova, startOfCivilDay(civilDay(em))))) await notify(db, nova)
  })
}
