import type { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { requireAssociado } from '../associado/consulta.ts'
import type { Handler } from '../http/handler.ts'
import { listDoAssociado } from './lista.store.ts'
import { toResumoSolicitacao } from './reply.ts'

/** Requests of one patient: more than anybody asks for. */
const MAXIMO = 200

/** The patient's requests that this provider made, or captured. */
export const listSolicitacoes: Handler<typeof solicitacaoExame.listSolicitacoes> = async (context) => {
  const { query, db, sessao, services, hoje, trilha } = context
  const { codigoCredenciado } = sessao
  const { codigoAssociado } = await requireAssociado(context, query.codigoAssociado)
  trilha({ codigoAssociado, objeto: 'pedidos de exames' })
  const leitor = { codigoCredenciado, tabela: await services.regras.get(), hoje }
  const vistas = await listDoAssociado(db, codigoCredenciado, codigoAssociado, MAXIMO)
  return vistas.map((vista) => toResumoSolicitacao(vista, leitor))
}
