import type { FastifyRequest } from 'fastify'

/**
 * Whether a form was posted from a page of ours. Browsers say so in `Sec-Fetch-Site`; older ones send the origin
 * alone (ASVS 3.5.1). A request with neither is no browser's.
 */
export function isSameOrigin(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = request.headers
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.host
}
