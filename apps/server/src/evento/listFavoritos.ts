import type { evento } from '@portal/contract/evento.ts'
import type { Handler } from '../http/handler.ts'
import { findOferecido } from '../regraEvento/findOferecido.ts'
import { listCodigosFavoritos } from './favorito.store.ts'

/** The practice's favourites in its order; one that the portal no longer offers is left out. */
export const listFavoritos: Handler<typeof evento.listFavoritos> = async ({ db, sessao, services }) => {
  const [codigos, tabela] = await Promise.all([
    listCodigosFavoritos(db, sessao.codigoCredenciado),
    services.regras.get(),
  ])
  return codigos.flatMap((codigo) => {
    const regra = findOferecido(tabela, codigo)
    return regra ? [{ codigoEvento: regra.codigoEvento, descricao: regra.descricao }] : []
  })
}
