import type { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { getStatusSolicitacao } from '@portal/domain/solicitacaoExame/statusSolicitacao.tables.ts'
import type { Handler } from '../http/handler.ts'
import { listExames, listVisiveis } from './reply.ts'
import { requireVista } from './requireVista.ts'

/** A request in a few lines: to who made it, or to the unit that captured it. */
export const getSimplificado: Handler<typeof solicitacaoExame.getSimplificado> = async (context) => {
  const { query, sessao, services, hoje } = context
  const vista = await requireVista(context, query.numeroPedido)
  const { numeroSolicitacao, status, nome, numeroFichaRadiologia } = vista
  const leitor = { ...sessao, tabela: await services.regras.get(), hoje }
  return {
    numeroPedido: numeroSolicitacao,
    status,
    statusTexto: getStatusSolicitacao(status)?.rotulo ?? status,
    nomeAssociado: nome,
    exames: listExames(vista, leitor),
    eventos: listVisiveis(vista, leitor).map(({ codigoEvento, justificativa }) => ({
      codigo: codigoEvento,
      justificativa,
    })),
    numeroFichaRadiologia,
  }
}
