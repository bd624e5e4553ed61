import { notificacao } from '@portal/contract/notificacao.ts'
import { watchFluxo } from '../acesso/watchFluxo.ts'
import type { Handler } from '../http/handler.ts'
import { loadVisao } from '../repasse/visao.ts'
import { countNaoLidas } from './notificacao.store.ts'

/** Tells how many are unread, now and at each change, until the reader leaves. */
export const watchNotificacoes: Handler<typeof notificacao.watchNotificacoes> = async (context) => {
  const { sessao, services } = context
  return watchFluxo(context, {
    permission: notificacao.watchNotificacoes.permission,
    subscribe: (changed) => services.acompanhamento.subscribeNotificacao(sessao.codigoCredenciado, changed),
    read: async (db) => ({
      naoLidas: await countNaoLidas(db, {
        visao: await loadVisao(db, sessao),
        login: sessao.login,
        agora: services.clock.now(),
      }),
    }),
    isSame: (contadas, agora) => contadas.naoLidas === agora.naoLidas,
  })
}
