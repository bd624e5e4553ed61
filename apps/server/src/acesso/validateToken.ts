import type { acesso } from '@portal/contract/acesso.ts'
import type { AdmittingHandler } from '../http/handler.ts'
import { fingerprintCookie } from './cookies.ts'
import { enterPassagem } from './enterPassagem.ts'
import { readPassagem } from './passagem.ts'
import { resultadoDaFalha } from './resultadoDaFalha.ts'
import { findSessao } from './sessao.store.ts'
import { type Claims, createTokens } from './token.ts'

/**
 * Says what a token holds. A hand-over token, sent as the bearer and in the body, needs no session and opens one: the one
 * exception to the pair of cookies, which it sets (Segurança A2; Produto §3). Nothing else is let in so.
 */
export const validateToken: AdmittingHandler<typeof acesso.validateToken> = {
  knows: ({ chavesPassagem }, bearer) => readPassagem(chavesPassagem, 'volta', bearer) !== undefined,
  admit: async ({ body, services, agora, requisicao, setHeader }, bearer) => {
    const passagem =
      bearer === body.token ? readPassagem(services.chavesPassagem, 'volta', body.token) : undefined
    if (!passagem) return undefined
    const { portalDentista } = body
    const { logins } = services.metrics
    const entrada = { passagem, portalDentista, requisicao, agora }
    const aberta = await enterPassagem(services, entrada).catch((error: unknown) => {
      logins.inc({ resultado: resultadoDaFalha(error) })
      throw error
    })
    const { accessToken, fingerprint, destino, temTermos } = aberta
    const claims = createTokens(services.secrets).verify(accessToken, agora)
    if (!claims) throw new Error('the session that was opened has no token')
    logins.inc({ resultado: 'entrou' })
    setHeader('set-cookie', fingerprintCookie(fingerprint))
    return { ...tell(claims), accessToken, destino, ...(temTermos && { termosPendentes: true }) }
  },
  // A token is good while its session lives. Another provider's is as one that nobody gave: its session is not seen
  // in a transaction that is bound to this provider.
  handle: async ({ body, db, services, agora, fail }) => {
    const claims = createTokens(services.secrets).verify(body.token, agora)
    if (!claims || !(await findSessao(db, claims.sid, claims.jti, agora))) return fail('API-ACE-0002')
    return tell(claims)
  },
}

const tell = ({ userLogin, protocolo, redeGenerica, listaPermissoes, iat, exp }: Claims) => ({
  userLogin,
  protocolo,
  redeGenerica,
  listaPermissoes,
  iat,
  exp,
})
