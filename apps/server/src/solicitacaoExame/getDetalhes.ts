import type { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { statusAbertos } from '@portal/domain/solicitacaoExame/acaoSolicitacao.tables.ts'
import { requireAssociado } from '../associado/consulta.ts'
import type { Handler } from '../http/handler.ts'
import { encodeCursor, loadPagina, readCursor } from '../http/pagina.ts'
import { listPedidos, type SolicitacaoVista } from './lista.store.ts'
import { toSolicitacaoExame } from './reply.ts'
import { listPassosDe } from './solicitacao.store.ts'

/** The patient's open requests of this provider, whole, newest first. */
export const getDetalhes: Handler<typeof solicitacaoExame.getDetalhes> = async (context) => {
  const { query, db, sessao, services, hoje, fail, trilha } = context
  const { codigoCredenciado } = sessao
  const { codigoAssociado } = await requireAssociado(context, query.codigoAssociado)
  const objeto = 'pedidos de exames em aberto'
  const busca = { codigoAssociado, status: statusAbertos }
  // It is one patient's, an empty page too.
  const chamada = { fail, trilha: () => trilha({ codigoAssociado, objeto }) }
  const { pagina, proximo } = await loadPagina(chamada, query, {
    objeto,
    vazio: objeto,
    write: ({ numeroSolicitacao }: SolicitacaoVista) => encodeCursor(String(numeroSolicitacao)),
    read: readCursor,
    list: (limite, depois: number | undefined) => listPedidos(db, codigoCredenciado, busca, limite, depois),
  })
  const numeros = pagina.map(({ numeroSolicitacao }) => numeroSolicitacao)
  const passos = await listPassosDe(db, codigoCredenciado, numeros)
  const leitor = { codigoCredenciado, tabela: await services.regras.get(), hoje }
  return {
    solicitacoes: pagina.map((vista) =>
      toSolicitacaoExame(vista, passos.get(vista.numeroSolicitacao) ?? [], leitor),
    ),
    proximo,
  }
}
