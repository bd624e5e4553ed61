import type { envioCelular } from '@portal/contract/envioCelular.ts'
import { findGuia } from '../guia/fatos/guia.store.ts'
import type { Handler } from '../http/handler.ts'
import { findRepetida } from '../imagem/imagem.store.ts'

/**
 * Whether the guide of the cookie has a file already. A telephone has no login: of the patient's other guides, and of what
 * the image is, it is told nothing (Segurança A2).
 */
export const getRepetidaCelular: Handler<typeof envioCelular.getRepetidaCelular> = async (context) => {
  const { query, db, sessao, fail, trilha } = context
  const { numeroFicha } = sessao.celular
  const guia =
    query.numeroFicha === numeroFicha ? await findGuia(db, sessao.codigoCredenciado, numeroFicha) : undefined
  if (!guia) return fail('API-GTO-0001')
  const { codigoAssociado } = guia
  trilha({ codigoAssociado, objeto: `repetição de um arquivo na guia ${numeroFicha}, pelo celular` })
  const repetida = await findRepetida(db, guia, query.sha256)
  return { isRepetida: repetida?.numeroFicha === numeroFicha }
}
