import { randomUUID } from 'node:crypto'
import type { acesso } from '@portal/contract/acesso.ts'
import type { Handler } from '../http/handler.ts'
import { issueToken } from './issueToken.ts'
import { renewSessao } from './sessao.store.ts'

/**
 * Gives the session its next token. The old one is good for 30 s more, and asked again with it the same new token
 * comes back: a reply lost on the way does not log the clinic out.
 */
export const refreshToken: Handler<typeof acesso.refreshToken> = async (context) => {
  const { db, sessao, agora, services, fail } = context
  const renovada = await renewSessao(db, sessao.sid, sessao.jtiApresentado, randomUUID(), agora)
  // The password was changed while this call waited for the session: its token is no longer good.
  if (!renovada) return fail('API-ACE-0002')
  const { jti, renovadaEm } = renovada
  return { accessToken: issueToken(services.secrets, sessao, { jti, fgp: sessao.fgp, em: renovadaEm }) }
}
