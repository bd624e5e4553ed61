import type { notificacao } from '@portal/contract/notificacao.ts'
import type { Handlers } from '../http/handler.ts'
import { loadVisao } from '../repasse/visao.ts'
import {
  countNaoLidas,
  findCorreio,
  listNotificacoes,
  readNotificacoes,
  updateCorreio,
} from './notificacao.store.ts'
import { watchNotificacoes } from './watchNotificacoes.ts'

const REGISTROS = 20

/** Operadora §6, ours. */
export const notificacaoHandlers: Handlers<typeof notificacao> = {
  watchNotificacoes,
  listNotificacoes: async ({ db, sessao, query, agora }) => {
    const leitor = { visao: await loadVisao(db, sessao), login: sessao.login, agora }
    const { antesDe, qtdRegistros = REGISTROS } = query
    const [linhas, naoLidas] = await Promise.all([
      listNotificacoes(db, leitor, qtdRegistros + 1, antesDe),
      countNaoLidas(db, leitor),
    ])
    const notificacoes = linhas.slice(0, qtdRegistros)
    return {
      notificacoes: notificacoes.map(({ em, ...linha }) => ({ ...linha, em: em.toISOString() })),
      naoLidas,
      proxima: linhas.length > qtdRegistros ? (notificacoes.at(-1)?.id ?? null) : null,
    }
  },
  acknowledgeNotificacoes: async ({ db, sessao, body }) => {
    await readNotificacoes(db, sessao, body.ate)
    return { ok: true }
  },
  getPreferencia: async ({ db, sessao }) => ({ correio: await findCorreio(db, sessao.codigoCredenciado) }),
  updatePreferencia: async ({ db, sessao, body }) => {
    const correio = [...new Set(body.correio)]
    await updateCorreio(db, sessao.codigoCredenciado, correio)
    return { correio }
  },
}
