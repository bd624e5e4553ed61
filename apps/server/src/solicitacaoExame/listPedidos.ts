import type { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { getStatusSolicitacao } from '@portal/domain/solicitacaoExame/statusSolicitacao.tables.ts'
import type { Handler } from '../http/handler.ts'
import { encodeCursor, loadPagina, readCursor } from '../http/pagina.ts'
import { listPedidos as list, type SolicitacaoVista } from './lista.store.ts'
import { toResumoSolicitacao } from './reply.ts'

/** The requests that this provider made, newest first. Refuses a status that there is not with API-GEN-0001. */
export const listPedidos: Handler<typeof solicitacaoExame.listPedidos> = async (context) => {
  const { query, db, sessao, services, hoje, fail } = context
  const { codigoCredenciado } = sessao
  const status = query.status
    ?.split(',')
    .map(
      (texto) =>
        getStatusSolicitacao(texto)?.codigo ??
        fail('API-GEN-0001', [{ campo: 'status', mensagem: `Não há o status ${texto}.` }]),
    )
  const busca = { status: status && [...new Set(status)], chave: query.chave }
  const { pagina, proximo } = await loadPagina(context, query, {
    objeto: 'lista de pedidos de exames',
    vazio: 'lista de pedidos de exames vazia',
    write: ({ numeroSolicitacao }: SolicitacaoVista) => encodeCursor(String(numeroSolicitacao)),
    read: readCursor,
    list: (limite, depois: number | undefined) => list(db, codigoCredenciado, busca, limite, depois),
  })
  const leitor = { codigoCredenciado, tabela: await services.regras.get(), hoje }
  return { solicitacoes: pagina.map((vista) => toResumoSolicitacao(vista, leitor)), proximo }
}
