import type { vinculoExame } from '@portal/contract/vinculoExame.ts'
import type { Handler } from '../http/handler.ts'
import { toSolicitacaoExame } from '../solicitacaoExame/reply.ts'
import { requireVista } from '../solicitacaoExame/requireVista.ts'
import { findNumeroDaFicha } from './vinculoExame.store.ts'

/** The request behind a radiology form: whole to who made it, the approved exams to the unit that opened the form. */
export const getDetalhada: Handler<typeof vinculoExame.getDetalhada> = async (context) => {
  const { query, db, sessao, services, hoje, fail } = context
  const { codigoCredenciado } = sessao
  const numeroPedido = await findNumeroDaFicha(db, codigoCredenciado, query.numeroFicha)
  if (numeroPedido === undefined) return fail('API-SOL-0001')
  const vista = await requireVista(context, numeroPedido)
  const leitor = { codigoCredenciado, tabela: await services.regras.get(), hoje }
  const { associado, solicitante, hipoteseDiagnostica, eventos } = toSolicitacaoExame(vista, [], leitor)
  const { numeroFicha } = query
  return { numeroFicha, numeroPedido, associado, solicitante, hipoteseDiagnostica, eventos }
}
