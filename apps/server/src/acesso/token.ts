import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { createSigner, createVerifier } from 'fast-jwt'
import { keepLocalKey } from '../files/localKey.ts'
import type { Config } from '../runtime/config.ts'

const issuer = 'portal-do-credenciado'
const audience = 'portal'

/** The access token's payload. Spec §3.7. */
export type Claims = {
  sid: string
  jti: string
  /** SHA-256, base64url, of the HttpOnly cookie that must come with the token. */
  fgp: string
  codigoCredenciado: number
  userLogin: string
  listaPermissoes: string[]
  protocolo: string
  redeGenerica: string
  iat: number
  exp: number
}

export type Tokens = {
  /** Deterministic: the same claims give the same token, so that a refresh can be repeated. */
  sign: (claims: Claims) => string
  /** The claims of a token that one of our keys signed and that has not expired at `now`; otherwise undefined. */
  verify: (token: string, now: Date) => Claims | undefined
}

/** The keys that sign tokens: the configured ones or, in the local environment, one made once and kept in DATA_DIR. */
export async function loadSecrets({ jwtSecrets, dataDir }: Config): Promise<readonly string[]> {
  return jwtSecrets.length > 0 ? jwtSecrets : [await keepLocalKey(dataDir, 'jwt.key')]
}

const keyId = (secret: string) => hash('sha256', secret).slice(0, 8)

/** More than the sessions of a busy morning; past it, the verified tokens are forgotten and verified again. */
const LEMBRADOS = 10_000

/** HS256 alone; the first key signs, all of them verify (rotation by `kid`). */
export function createTokens(secrets: readonly string[]): Tokens {
  const [current] = secrets
  if (current === undefined) throw new Error('no JWT key')
  const header = { kid: keyId(current), typ: 'at+jwt', alg: 'HS256' as const }
  const signer = createSigner({ key: current, algorithm: 'HS256', header, mutatePayload: false })
  const verifiers = secrets.map((key) =>
    createVerifier({
      key,
      algorithms: ['HS256'],
      allowedIss: issuer,
      allowedAud: audience,
      // What a token does not say is not held against it otherwise.
      requiredClaims: ['iss', 'aud'],
      checkTyp: 'at+jwt',
      // Checked against the service's own clock below.
      ignoreExpiration: true,
    }),
  )
  const verifySignature = (token: string): Claims | undefined => {
    for (const verifier of verifiers) {
      try {
        return verifier(token)
      } catch {
        // Signed by another of our keys, or by nobody we know: the next verifier tells.
      }
    }
    return undefined
  }
  // A page's calls all bring the same token: its signature is computed once. Its expiry is looked at each time here,
  // and its session each time in the database.
  const verified = new Map<string, Claims>()
  const recall = (token: string): Claims | undefined => {
    const chave = hash('sha256', token, 'base64')
    const known = verified.get(chave)
    if (known) return known
    const claims = verifySignature(token)
    if (!claims) return undefined
    if (verified.size >= LEMBRADOS) verified.clear()
    verified.set(chave, claims)
    return claims
  }
  return {
    sign: (claims) => signer({ ...claims, iss: issuer, aud: audience }),
    verify: (token, now) => {
      const claims = recall(token)
      return claims && claims.exp * 1000 > now.getTime() ? claims : undefined
    },
  }
}

/** Random value of the HttpOnly cookie that makes a stolen token worthless by itself. */
export const createFingerprint = (): string => randomBytes(32).toString('base64url')

export const hashFingerprint = (value: string): string => hash('sha256', value, 'base64url')

/** Whether the cookie's value is the one that the token was issued with, in constant time. */
export function matchesFingerprint(value: string, expected: string): boolean {
  const [a, b] = [Buffer.from(hashFingerprint(value)), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
