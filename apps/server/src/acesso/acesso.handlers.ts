import type { acesso } from '@portal/contract/acesso.ts'
import type { Handlers } from '../http/handler.ts'
import { endedFingerprintCookie } from './cookies.ts'
import { createSenha } from './createSenha.ts'
import { deleteSessoes } from './deleteSessoes.ts'
import { getOpcoes } from './getOpcoes.ts'
import { listSessoes } from './listSessoes.ts'
import { login } from './login.ts'
import { refreshToken } from './refreshToken.ts'
import { requestLink } from './requestLink.ts'
import { findSessao, revokeSessao } from './sessao.store.ts'
import { createTokens } from './token.ts'
import { updateSenha } from './updateSenha.ts'
import { validateFluxo } from './validateFluxo.ts'

/** The login service. Spec §7. */
export const acessoHandlers: Handlers<typeof acesso> = {
  login: async ({ body, services, requisicao, setHeader }) => {
    const { resultado, cookies } = await login(services, { ...body, ...requisicao })
    // Several of one name: Fastify keeps them all.
    for (const cookie of cookies) setHeader('set-cookie', cookie)
    return resultado
  },
  logout: async ({ db, sessao, agora, setHeader }) => {
    await revokeSessao(db, sessao.sid, agora)
    setHeader('set-cookie', endedFingerprintCookie)
    setHeader('clear-site-data', '"cache", "storage"')
    return { ok: true }
  },
  // A token is good while its session lives. Another provider's is as one that nobody gave: its session is not seen
  // in a transaction that is bound to this provider.
  validateToken: async ({ body, db, services, agora, fail }) => {
    const claims = createTokens(services.secrets).verify(body.token, agora)
    if (!claims || !(await findSessao(db, claims.sid, claims.jti, agora))) return fail('API-ACE-0002')
    const { userLogin, protocolo, redeGenerica, listaPermissoes, iat, exp } = claims
    return { userLogin, protocolo, redeGenerica, listaPermissoes, iat, exp }
  },
  refreshToken,
  updateSenha,
  listSessoes,
  deleteSessoes,
  getOpcoes,
  requestSenhaEsquecida: requestLink,
  requestPrimeiroAcesso: requestLink,
  validateFluxo,
  createSenha,
}
