import type { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { requireAssociado } from '../associado/consulta.ts'
import type { Handler } from '../http/handler.ts'
import { findRascunho } from './rascunhoSolicitacao.store.ts'

/** The request that was being typed for the patient, none where there is none. */
export const getRascunho: Handler<typeof solicitacaoExame.getRascunho> = async (context) => {
  const { query, db, sessao, trilha } = context
  const { codigoAssociado } = await requireAssociado(context, query.codigoAssociado)
  trilha({ codigoAssociado, objeto: 'rascunho de pedido de exames' })
  const rascunho = await findRascunho(db, sessao, codigoAssociado)
  return { rascunho: rascunho ? { ...rascunho, salvoEm: rascunho.salvoEm.toISOString() } : null }
}
