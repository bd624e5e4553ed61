import type { guia } from '@portal/contract/guia.ts'
import type { Handler } from '../http/handler.ts'
import { loadComplementares } from './reply/loadComplementares.ts'
import { findResumo } from './reply/resumo.store.ts'

/** What goes with a guide when it is cancelled, for whoever may cancel and not open it. */
export const listComplementares: Handler<typeof guia.listComplementares> = async (context) => {
  const { query, db, sessao, services, hoje, fail, trilha } = context
  const linha = await findResumo(db, sessao.codigoCredenciado, query.numeroFicha)
  if (!linha) return fail('API-GTO-0001')
  trilha({ codigoAssociado: linha.codigoAssociado, objeto: `guia ${linha.numeroFicha}` })
  const tabela = await services.regras.get()
  return loadComplementares(db, tabela, hoje, sessao.codigoCredenciado, linha.numeroFicha)
}
