import type { rascunho } from '@portal/contract/rascunho.ts'
import { findGuia } from '../guia/fatos/guia.store.ts'
import { deleteConteudo } from '../guia/fatos/rascunho.store.ts'
import type { Handler } from '../http/handler.ts'

/** Throws the draft away; none is as good. */
export const deleteRascunho: Handler<typeof rascunho.deleteRascunho> = async (context) => {
  const { query, db, sessao, fail, trilha } = context
  const guia = await findGuia(db, sessao.codigoCredenciado, query.numeroFicha, true)
  if (!guia) return fail('API-GTO-0001')
  trilha({ codigoAssociado: guia.codigoAssociado, objeto: `guia ${guia.numeroFicha}` })
  await deleteConteudo(db, sessao.codigoCredenciado, guia.numeroFicha)
  return { ok: true }
}
