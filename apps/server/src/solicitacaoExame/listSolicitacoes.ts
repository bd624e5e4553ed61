import type { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { requireAssociado } from '../associado/consulta.ts'
import type { Handler } from '../http/handler.ts'
import { encodeInstante, loadPagina, readInstante } from '../http/pagina.ts'
import { listDoAssociado, type SolicitacaoVista } from './lista.store.ts'
import { toResumoSolicitacao } from './reply.ts'

/** The patient's requests that this provider made, or captured. */
export const listSolicitacoes: Handler<typeof solicitacaoExame.listSolicitacoes> = async (context) => {
  const { query, db, sessao, services, hoje, fail, trilha } = context
  const { codigoCredenciado } = sessao
  const { codigoAssociado } = await requireAssociado(context, query.codigoAssociado)
  const objeto = 'pedidos de exames'
  // It is one patient's, an empty page too.
  const chamada = { fail, trilha: () => trilha({ codigoAssociado, objeto }) }
  const { pagina, proximo } = await loadPagina(chamada, query, {
    objeto,
    vazio: objeto,
    write: ({ criadaEm, numeroSolicitacao }: SolicitacaoVista) =>
      encodeInstante({ em: criadaEm, numero: numeroSolicitacao }),
    read: readInstante,
    list: (limite, depois) => listDoAssociado(db, codigoCredenciado, codigoAssociado, limite, depois),
  })
  const leitor = { codigoCredenciado, tabela: await services.regras.get(), hoje }
  return { solicitacoes: pagina.map((vista) => toResumoSolicitacao(vista, leitor)), proximo }
}
