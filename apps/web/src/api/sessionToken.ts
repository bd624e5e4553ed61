import { adjustInstantes, duracaoSessaoSegundos, textosSessao } from '@portal/domain/acesso/sessao.ts'

/** What the portal reads in its own token (Spec §3.7). */
export type ConteudoToken = {
  userLogin: string
  permissoes: readonly string[]
  protocolo: string
  redeGenerica: string
  /** Tells one token from another without being one. */
  id: string
  /** Milliseconds that the token is good for, from its receipt. */
  vidaMs: number
}

type Payload = {
  userLogin: string
  listaPermissoes: string[]
  protocolo: string
  redeGenerica: string
  iat: number
  exp: number
  jti?: string
}

/** What should be a token is none, in the words of Spec §8. */
export class TokenIlegivel extends Error {
  constructor() {
    super(textosSessao.tokenIlegivel)
  }
}

function isPayload(value: unknown): value is Payload {
  if (typeof value !== 'object' || value === null) return false
  const { userLogin, listaPermissoes, protocolo, redeGenerica, iat, exp } = value as Record<string, unknown>
  const texts = [userLogin, protocolo, redeGenerica].every((text) => typeof text === 'string')
  return texts && Array.isArray(listaPermissoes) && [iat, exp].every(Number.isFinite)
}

function decode(part: string): unknown {
  const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
  return JSON.parse(new TextDecoder().decode(bytes))
}

function readPayload(token: string): unknown {
  try {
    return decode(token.split('.')[1] ?? '')
  } catch {
    throw new TokenIlegivel()
  }
}

/**
 * Whose a token says to be, of whatever kind; the server alone checks it. Throws `TokenIlegivel` for what is no token.
 */
export function parseLogin(token: string): string {
  const payload = readPayload(token)
  const login =
    typeof payload === 'object' && payload !== null && 'userLogin' in payload ? payload.userLogin : undefined
  if (typeof login !== 'string') throw new TokenIlegivel()
  return login
}

/**
 * Reads the payload of the access token; the server alone checks its signature. Its life is counted as Spec §9
 * parses it: 2 s less than `exp`, and never more than 1800 s after `iat`.
 * Throws `TokenIlegivel` for what is no token.
 */
export function parseToken(token: string): ConteudoToken {
  const payload = readPayload(token)
  if (!isPayload(payload)) throw new TokenIlegivel()
  const { exp, iat } = adjustInstantes(payload)
  const emitido = iat - duracaoSessaoSegundos
  return {
    userLogin: payload.userLogin,
    permissoes: payload.listaPermissoes,
    protocolo: payload.protocolo,
    redeGenerica: payload.redeGenerica,
    id: payload.jti ?? String(payload.iat),
    vidaMs: (Math.min(exp, iat) - emitido) * 1000,
  }
}
