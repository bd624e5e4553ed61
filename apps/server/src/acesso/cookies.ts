import { duracaoSessaoSegundos } from '@portal/domain/acesso/sessao.ts'

/** The HttpOnly twin of the token (Produto §3). */
export const COOKIE_FGP = '__Host-fgp'
/** The readable token cookie of Spec §4; the specification gives it no name. */
export const COOKIE_TOKEN = '__Host-token'
/** Names the logins that have entered from this browser; see `dispositivo.ts`. */
export const COOKIE_DISPOSITIVO = '__Host-dispositivo'

const HTTP_ONLY = 'Path=/; Secure; HttpOnly; SameSite=Strict'

/** Cookie that scripts cannot read; without it the token is refused (Produto §3). */
export const fingerprintCookie = (value: string): string => `${COOKIE_FGP}=${value}; ${HTTP_ONLY}`

/** Takes the cookie above away. */
export const endedFingerprintCookie = `${COOKIE_FGP}=; Max-Age=0; ${HTTP_ONLY}`

/** Kept for a year, through logouts: it opens nothing, it only has attempts counted apart. */
export const dispositivoCookie = (value: string): string =>
  `${COOKIE_DISPOSITIVO}=${value}; Max-Age=31536000; ${HTTP_ONLY}`

/**
 * The readable token cookie, as the page's script would write it (Spec §4): for the login that works without script.
 */
export const tokenCookie = (token: string): string =>
  `${COOKIE_TOKEN}=${token}; Max-Age=${duracaoSessaoSegundos}; Path=/; Secure; SameSite=Strict`
