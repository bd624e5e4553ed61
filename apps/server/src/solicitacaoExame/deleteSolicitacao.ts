import type { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { requireAssociado } from '../associado/consulta.ts'
import { toAutor } from '../guia/reply/situacao.ts'
import type { Handler } from '../http/handler.ts'
import { lockAbertas } from './lista.store.ts'
import { moveSolicitacao } from './moveSolicitacao.ts'

/** Cancels the patient's one open request of this provider; of several it names them, and cancels none (Spec §7). */
export const deleteSolicitacao: Handler<typeof solicitacaoExame.deleteSolicitacao> = async (context) => {
  const { query, db, sessao, agora, fail, trilha } = context
  const { codigoAssociado } = await requireAssociado(context, query.codigoAssociado)
  const [aberta, ...outras] = await lockAbertas(db, sessao.codigoCredenciado, codigoAssociado)
  trilha({ codigoAssociado, objeto: 'cancelamento do pedido de exames em aberto' })
  if (!aberta) return fail('API-SOL-0001')
  if (outras.length > 0) {
    const numeros = [aberta, ...outras].map(({ numeroSolicitacao }) => String(numeroSolicitacao))
    return fail(
      'API-SOL-0009',
      numeros.map((numero) => ({ campo: 'numeroSolicitacao', mensagem: numero })),
    )
  }
  await moveSolicitacao(db, aberta, {
    acao: 'cancel',
    para: { status: 'CANCELADA' },
    autor: toAutor(sessao),
    motivo: null,
    em: agora,
  })
  return { numeroSolicitacao: aberta.numeroSolicitacao }
}
