import type { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { toResumo } from '../associado/associado.store.ts'
import type { Handler } from '../http/handler.ts'
import { encodeCursor, loadPagina, readCursorInteiro } from '../http/pagina.ts'
import { listRascunhos as list, type RascunhoVisto } from './rascunhoSolicitacao.store.ts'
import { describeEvento } from './reply.ts'

/** The requests that the session's login began and neither saved nor emptied, the one that changed last first. */
export const listRascunhos: Handler<typeof solicitacaoExame.listRascunhos> = async (context) => {
  const { query, db, sessao, services, hoje } = context
  const { pagina, proximo } = await loadPagina(context, query, {
    objeto: 'rascunhos de pedidos de exames',
    vazio: 'rascunhos de pedidos de exames: nenhum',
    write: ({ revisao }: RascunhoVisto) => encodeCursor(String(revisao)),
    read: readCursorInteiro,
    list: (limite, depois: number | undefined) => list(db, sessao, hoje, limite, depois),
  })
  const tabela = await services.regras.get()
  return {
    rascunhos: pagina.map((visto) => ({
      associado: toResumo(visto, hoje),
      salvoEm: visto.salvoEm.toISOString(),
      exames: visto.conteudo.eventos.map(({ codigo }) => describeEvento(tabela, codigo)),
    })),
    proximo,
  }
}
