import { pesquisa } from '@portal/contract/pesquisa.ts'
import { findPrazoMs } from '../acesso/sessao.store.ts'
import { watchChanges } from '../http/answer/watchChanges.ts'
import type { Handler } from '../http/handler.ts'
import { findVersao } from './pesquisa.store.ts'

/**
 * Tells the guide's version and status now and at each change, until the reader leaves. Another provider's guide does
 * not exist (API-GTO-0001).
 */
export const watchGuia: Handler<typeof pesquisa.watchGuia> = async (context) => {
  const { query, db, sessao, services, later, fail } = context
  const { codigoCredenciado, sid } = sessao
  const { acompanhamento } = services
  const read = (on: typeof db) => findVersao(on, codigoCredenciado, query.numeroFicha)
  if (!(await read(db))) return fail('API-GTO-0001')
  const tell = (error: unknown) => services.report('fluxo', error)
  return {
    sid,
    findPrazoMs: () =>
      later
        .read((other) => findPrazoMs(other, sid, pesquisa.watchGuia.permission, services.clock.now()))
        .catch((error: unknown) => {
          tell(error)
          throw error
        }),
    watchSessao: (changed) => acompanhamento.subscribeSessao(codigoCredenciado, changed),
    events: async function* (signal) {
      let contada: number | undefined
      const subscribe = (changed: () => void) =>
        acompanhamento.subscribeGuia(codigoCredenciado, query.numeroFicha, changed)
      for await (const _ of watchChanges(subscribe, AbortSignal.any([signal, acompanhamento.fim]))) {
        // While the database is away nothing is told; listening anew tells what was missed.
        const situacao = await later.read(read).catch(tell)
        if (!situacao || situacao.versao === contada) continue
        contada = situacao.versao
        yield situacao
      }
    },
  }
}
