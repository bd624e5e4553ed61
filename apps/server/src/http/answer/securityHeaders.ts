import { createHash } from 'node:crypto'

/** Headers of an answer that no page is made of, nor a script: what nobody asked for in a way that we understand. */
export const plainHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'x-frame-options': 'DENY',
}

/** The addresses of other systems that a page may have to do with. */
export type Externos = {
  /** Services that the portal calls. */
  apiBases: Readonly<Record<string, string>>
  /** The page of the chat, which alone is shown in a frame; undefined where there is none. */
  chatUrl: string | undefined
}

/** Sources of a rule of the policy, with the origins of these addresses, each once. */
const withOrigins = (rule: string, addresses: readonly string[]): string =>
  [rule, ...new Set(addresses.map((address) => new URL(address).origin))].join(' ')

/** Headers of every other answer (ASVS 3.4): pages run our own files alone, and nobody frames us. */
export function securityHeaders(
  inlineStyles: readonly string[],
  { apiBases, chatUrl }: Externos,
): Record<string, string> {
  const styles = inlineStyles.map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`)
  const csp = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styles.join(' ')}`.trim(),
    "img-src 'self' blob: data:",
    "font-src 'self'",
    withOrigins("connect-src 'self'", Object.values(apiBases)),
    // The preview of a PDF that the page itself received, and the chat.
    withOrigins('frame-src blob:', chatUrl === undefined ? [] : [chatUrl]),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The one way to a worker, which takes the portal's own addresses alone (web: api/startWorker.ts).
    'trusted-types portal-worker',
  ]
  return { ...plainHeaders, 'content-security-policy': csp.join('; ') }
}
