import type { FastifyRequest } from 'fastify'
import { type Claims, matchesFingerprint, type Tokens } from '../acesso/token.ts'
import { Falha } from './falha.ts'

/** The HttpOnly twin of the token (Produto §3). */
export const COOKIE_FGP = '__Host-fgp'
/** The readable token cookie of Spec §4; the specification gives it no name. */
export const COOKIE_TOKEN = '__Host-token'

/**
 * Reads bearer and cookie, which must belong together. Throws API-ACE-0002. The session itself is checked by the call.
 */
export function authenticate(request: FastifyRequest, tokens: Tokens, agora: Date): Claims {
  const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(request.headers.authorization ?? '')?.[1]
  const claims = bearer ? tokens.verify(bearer, agora) : undefined
  const fingerprint = request.cookies[COOKIE_FGP]
  if (!claims || !fingerprint || !matchesFingerprint(fingerprint, claims.fgp)) throw new Falha('API-ACE-0002')
  return claims
}
