import { COOKIE_FGP, COOKIE_TOKEN } from '../http/authenticate.ts'

/** Cookie that scripts cannot read; without it the token is refused (product.md, "Session"). */
export const fingerprintCookie = (value: string): string =>
  `${COOKIE_FGP}=${value}; Path=/; Secure; HttpOnly; SameSite=Strict`

/** The readable token cookie, as the page's script would write it (Spec §4): for the login that works without script. */
export const tokenCookie = (token: string): string =>
  `${COOKIE_TOKEN}=${token}; Max-Age=1800; Path=/; Secure; SameSite=Strict`
