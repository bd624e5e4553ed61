import type { envioCelular } from '@portal/contract/envioCelular.ts'
import { findGuia } from '../guia/fatos/guia.store.ts'
import { endEnvios } from '../guia/registro/envioCelular.store.ts'
import type { Handler } from '../http/handler.ts'

/** Ends what this session opened for the guide: the telephone's next call is refused. */
export const deleteEnvioCelular: Handler<typeof envioCelular.deleteEnvioCelular> = async (context) => {
  const { query, db, sessao, agora, trilha, fail } = context
  const { numeroFicha } = query
  const guia = await findGuia(db, sessao.codigoCredenciado, numeroFicha)
  if (!guia) return fail('API-GTO-0001')
  trilha({ codigoAssociado: guia.codigoAssociado, objeto: `fim do envio pelo celular à guia ${numeroFicha}` })
  await endEnvios(db, { ...sessao, numeroFicha }, agora)
  return { ok: true }
}
