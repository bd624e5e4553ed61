import type { FastifyRequest } from 'fastify'
import { Falha } from '../http/falha.ts'
import { COOKIE_FGP } from './cookies.ts'
import { type Claims, matchesFingerprint, type Tokens } from './token.ts'

/**
 * Reads bearer and cookie, which must belong together. Throws API-ACE-0002. The session itself is checked by the call.
 */
export const createAuthenticate =
  (tokens: Tokens) =>
  (request: FastifyRequest, agora: Date): Claims => {
    const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(request.headers.authorization ?? '')?.[1]
    const claims = bearer ? tokens.verify(bearer, agora) : undefined
    const fingerprint = request.cookies[COOKIE_FGP]
    if (!claims || !fingerprint || !matchesFingerprint(fingerprint, claims.fgp))
      throw new Falha('API-ACE-0002')
    return claims
  }
