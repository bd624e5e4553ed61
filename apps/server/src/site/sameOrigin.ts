import type { FastifyRequest } from 'fastify'

/**
 * Whether a form was posted from a page of ours. Browsers say so in `Sec-Fetch-Site`; older ones send the origin
 * alone (ASVS 3.5.1). A request with neither is no browser's.
 */
export function isSameOrigin(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = request.headers
  if (origin === undefined || !URL.canParse(origin)) return false
  const from = new URL(origin)
  // Read by the origin's scheme, so that its default port is left out on both sides. The host may be any text.
  const here = `${from.protocol}//${request.host}`
  return URL.canParse(here) && from.host === new URL(here).host
}
