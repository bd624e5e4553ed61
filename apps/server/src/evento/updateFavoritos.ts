import type { evento } from '@portal/contract/evento.ts'
import type { Handler } from '../http/handler.ts'
import { findOferecido } from '../regraEvento/findOferecido.ts'
import { updateCodigosFavoritos } from './favorito.store.ts'

/** Keeps the favourites in the order given; one named twice, or by its former code too, is kept once. */
export const updateFavoritos: Handler<typeof evento.updateFavoritos> = async (context) => {
  const { body, db, sessao, services, fail } = context
  const tabela = await services.regras.get()
  const codigos = body.codigosEvento.map((codigo, item) => {
    const regra = findOferecido(tabela, codigo)
    if (regra) return regra.codigoEvento
    const mensagem = `O evento ${codigo} não existe no catálogo da operadora.`
    return fail('API-GTO-0006', [{ campo: 'codigosEvento', item: item + 1, mensagem }])
  })
  await updateCodigosFavoritos(db, sessao.codigoCredenciado, [...new Set(codigos)])
  return { ok: true }
}
