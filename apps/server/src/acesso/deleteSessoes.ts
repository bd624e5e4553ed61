import type { acesso } from '@portal/contract/acesso.ts'
import type { Handler } from '../http/handler.ts'
import { revokeOtherSessao, revokeOtherSessoes } from './sessao.store.ts'

/** Ends one other session of the provider or, without its name, all of them; never the one that asks. */
export const deleteSessoes: Handler<typeof acesso.deleteSessoes> = async ({ body, db, sessao, agora }) => {
  const { codigoCredenciado, sid: atual } = sessao
  if (body.sid === undefined) {
    return { ok: true, encerradas: await revokeOtherSessoes(db, codigoCredenciado, atual, agora) }
  }
  const found = await revokeOtherSessao(db, codigoCredenciado, body.sid, atual, agora)
  return { ok: true, encerradas: found ? 1 : 0 }
}
