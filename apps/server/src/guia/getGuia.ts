import type { guia } from '@portal/contract/guia.ts'
import type { Handler } from '../http/handler.ts'
import { findResumo, toGuiaResumo } from './reply/resumo.store.ts'

/** The head of a guide: one statement besides the session's, the measure of `npm run bench`. */
export const getGuia: Handler<typeof guia.getGuia> = async (context) => {
  const { query, db, sessao, hoje, fail, trilha } = context
  const linha = await findResumo(db, sessao.codigoCredenciado, query.numeroFicha)
  if (!linha) return fail('API-GTO-0001')
  trilha({ codigoAssociado: linha.codigoAssociado, objeto: `guia ${linha.numeroFicha}` })
  return toGuiaResumo(linha, hoje)
}
