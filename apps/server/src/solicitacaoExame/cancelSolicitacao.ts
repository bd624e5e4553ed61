import type { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { acceptsAcao } from '@portal/domain/solicitacaoExame/acaoSolicitacao.tables.ts'
import { getStatusSolicitacao } from '@portal/domain/solicitacaoExame/statusSolicitacao.tables.ts'
import { toAutor } from '../guia/reply/situacao.ts'
import type { Handler } from '../http/handler.ts'
import { moveSolicitacao } from './moveSolicitacao.ts'
import { findSolicitacao } from './solicitacao.store.ts'

/** Cancels a request of this provider by its number, while something may still become of it. */
export const cancelSolicitacao: Handler<typeof solicitacaoExame.cancelSolicitacao> = async (context) => {
  const { body, db, sessao, agora, fail, trilha } = context
  const { numeroSolicitacao, motivo = '' } = body
  const solicitacao = await findSolicitacao(db, sessao.codigoCredenciado, numeroSolicitacao, true)
  if (!solicitacao) return fail('API-SOL-0001')
  const { codigoAssociado, status } = solicitacao
  trilha({ codigoAssociado, objeto: `cancelamento do pedido de exames ${numeroSolicitacao}` })
  if (!acceptsAcao(status, 'cancel')) {
    const rotulo = getStatusSolicitacao(status)?.rotulo ?? status
    return fail('API-SOL-0008', [{ mensagem: `O pedido está em "${rotulo}".` }])
  }
  await moveSolicitacao(db, solicitacao, {
    acao: 'cancel',
    para: { status: 'CANCELADA' },
    autor: toAutor(sessao),
    motivo: motivo || null,
    em: agora,
  })
  return { ok: true }
}
