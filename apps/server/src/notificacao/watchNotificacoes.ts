import { notificacao } from '@portal/contract/notificacao.ts'
import { findPrazoMs } from '../acesso/sessao.store.ts'
import { watchChanges } from '../http/answer/watchChanges.ts'
import type { Handler } from '../http/handler.ts'
import { countNaoLidas } from './notificacao.store.ts'

/** Tells how many are unread, now and at each change, until the reader leaves. */
export const watchNotificacoes: Handler<typeof notificacao.watchNotificacoes> = async (context) => {
  const { sessao, services, later } = context
  const { codigoCredenciado, sid } = sessao
  const { acompanhamento } = services
  const tell = (error: unknown) => services.report('fluxo', error)
  return {
    sid,
    findPrazoMs: () =>
      later
        .read((db) => findPrazoMs(db, sid, notificacao.watchNotificacoes.permission, services.clock.now()))
        .catch((error: unknown) => {
          tell(error)
          throw error
        }),
    watchSessao: (changed) => acompanhamento.subscribeSessao(codigoCredenciado, changed),
    events: async function* (signal) {
      let contadas: number | undefined
      const subscribe = (changed: () => void) =>
        acompanhamento.subscribeNotificacao(codigoCredenciado, changed)
      for await (const _ of watchChanges(subscribe, AbortSignal.any([signal, acompanhamento.fim]))) {
        // While the database is away nothing is told; listening anew tells what was missed.
        const naoLidas = await later.read((db) => countNaoLidas(db, codigoCredenciado)).catch(tell)
        if (naoLidas === undefined || naoLidas === contadas) continue
        contadas = naoLidas
        yield { naoLidas }
      }
    },
  }
}
