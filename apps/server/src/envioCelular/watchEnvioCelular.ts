import { isDeepStrictEqual } from 'node:util'
import { envioCelular } from '@portal/contract/envioCelular.ts'
import { watchFluxo } from '../acesso/watchFluxo.ts'
import { findGuia } from '../guia/fatos/guia.store.ts'
import type { Handler } from '../http/handler.ts'
import { findEnvioAberto } from './envioCelular.store.ts'

/** Tells whether a telephone took the QR that this session showed, how many images came, and when it is over. */
export const watchEnvioCelular: Handler<typeof envioCelular.watchEnvioCelular> = async (context) => {
  const { query, db, sessao, services, trilha, fail } = context
  const { codigoCredenciado, sid } = sessao
  const { numeroFicha } = query
  const guia = await findGuia(db, codigoCredenciado, numeroFicha)
  if (!guia) return fail('API-GTO-0001')
  trilha({ codigoAssociado: guia.codigoAssociado, objeto: `envio pelo celular à guia ${numeroFicha}` })
  const { acompanhamento, clock } = services
  return watchFluxo(context, {
    permission: envioCelular.watchEnvioCelular.permission,
    subscribe: (changed) => acompanhamento.subscribeGuia(codigoCredenciado, numeroFicha, changed),
    read: async (on) => ({
      envio: (await findEnvioAberto(on, { codigoCredenciado, numeroFicha, sid }, clock.now())) ?? null,
    }),
    isSame: isDeepStrictEqual,
  })
}
