import { pesquisa } from '@portal/contract/pesquisa.ts'
import { watchFluxo } from '../acesso/watchFluxo.ts'
import type { Db } from '../db/client.ts'
import type { Handler } from '../http/handler.ts'
import { findVersao } from './pesquisa.store.ts'

/**
 * Tells the guide's version and status now and at each change, until the reader leaves. Another provider's guide does
 * not exist (API-GTO-0001).
 */
export const watchGuia: Handler<typeof pesquisa.watchGuia> = async (context) => {
  const { query, db, sessao, services, fail } = context
  const { codigoCredenciado } = sessao
  const read = (on: Db) => findVersao(on, codigoCredenciado, query.numeroFicha)
  if (!(await read(db))) return fail('API-GTO-0001')
  return watchFluxo(context, {
    permission: pesquisa.watchGuia.permission,
    subscribe: (changed) =>
      services.acompanhamento.subscribeGuia(codigoCredenciado, query.numeroFicha, changed),
    read,
    isSame: (contada, agora) => contada.versao === agora.versao,
  })
}
