import type { acesso } from '@portal/contract/acesso.ts'
import type { Handler } from '../http/handler.ts'
import { revokeOtherSessao, revokeOtherSessoes } from './sessao.store.ts'

/** Ends one other session of the login or, without its name, all of them; never the one that asks. */
export const deleteSessoes: Handler<typeof acesso.deleteSessoes> = async ({ body, db, sessao, agora }) => {
  const { sid: atual } = sessao
  if (body.sid === undefined) {
    return { ok: true, encerradas: await revokeOtherSessoes(db, sessao, atual, agora) }
  }
  const found = await revokeOtherSessao(db, sessao, body.sid, atual, agora)
  return { ok: true, encerradas: found ? 1 : 0 }
}
