import type { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import type { Handler } from '../http/handler.ts'
import { isSolicitante, toSolicitacaoExame } from './reply.ts'
import { requireVista } from './requireVista.ts'
import { listPassos } from './solicitacao.store.ts'

/** A request whole: to who made it with its history, to the unit that captured it the approved exams alone. */
export const getSolicitacao: Handler<typeof solicitacaoExame.getSolicitacao> = async (context) => {
  const { query, db, sessao, services, hoje } = context
  const { codigoCredenciado } = sessao
  const vista = await requireVista(context, query.numeroSolicitacao)
  const passos = isSolicitante(vista, sessao)
    ? await listPassos(db, codigoCredenciado, query.numeroSolicitacao)
    : []
  return toSolicitacaoExame(vista, passos, { codigoCredenciado, tabela: await services.regras.get(), hoje })
}
