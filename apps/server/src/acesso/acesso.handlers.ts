import type { acesso } from '@portal/contract/acesso.ts'
import { COOKIE_FGP, COOKIE_TOKEN } from '../http/authenticate.ts'
import type { Handlers } from '../http/handler.ts'
import { login } from './login.ts'
import { refreshToken } from './refreshToken.ts'
import { revokeSessao } from './sessao.store.ts'
import { createTokens } from './token.ts'
import { updateSenha } from './updateSenha.ts'

/** The login service. Spec §7. */
export const acessoHandlers: Handlers<typeof acesso> = {
  login: async ({ body, services, requisicao, setHeader }) => {
    const { resultado, fingerprint } = await login(services, { ...body, ...requisicao })
    if (fingerprint) setHeader('set-cookie', fingerprintCookie(fingerprint))
    return resultado
  },
  logout: async ({ db, sessao, agora, setHeader }) => {
    await revokeSessao(db, sessao.sid, agora)
    setHeader('set-cookie', `${COOKIE_FGP}=; Max-Age=0; Path=/; Secure; HttpOnly; SameSite=Strict`)
    setHeader('clear-site-data', '"cache", "storage"')
    return { ok: true }
  },
  validateToken: async ({ body, services, agora, fail }) => {
    const claims = createTokens(services.secrets).verify(body.token, agora)
    if (!claims) return fail('API-ACE-0002')
    const { userLogin, protocolo, redeGenerica, listaPermissoes, iat, exp } = claims
    return { userLogin, protocolo, redeGenerica, listaPermissoes, iat, exp }
  },
  refreshToken,
  updateSenha,
}

/** Cookie that scripts cannot read; without it the token is refused (product.md, "Session"). */
export const fingerprintCookie = (value: string): string =>
  `${COOKIE_FGP}=${value}; Path=/; Secure; HttpOnly; SameSite=Strict`

/** The readable token cookie, as the page's script would write it (Spec §4): for the login that works without script. */
export const tokenCookie = (token: string): string =>
  `${COOKIE_TOKEN}=${token}; Max-Age=1800; Path=/; Secure; SameSite=Strict`
