import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** What a stranger sends is a login or less; a minute is for a file on a slow line, of somebody who is known. */
const PRAZOS_MS = { estranho: 10_000, conhecido: 60_000 }

const hasBody = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in headers

/**
 * Ends a request whose body takes too long to come: answered, or cut where it was. Node's own clock gives everybody a
 * minute, and stops with the server: one that comes letter by letter kept it from its end.
 */
export function registerCorpoLento(
  app: FastifyInstance,
  isKnown: (request: FastifyRequest) => boolean,
  prazos = PRAZOS_MS,
): void {
  const esperas = new WeakMap<IncomingMessage, (ms: number) => void>()
  // Before Fastify's own, whose hooks say who is known.
  app.server.prependListener('request', (raw) => {
    if (!hasBody(raw)) return
    let timer: NodeJS.Timeout | undefined
    const end = () => {
      if (raw.complete) return
      const error = Object.assign(new Error('slow body'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
      app.server.emit('clientError', error, raw.socket)
    }
    const wait = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(end, ms).unref()
    }
    wait(prazos.estranho)
    raw.once('close', () => clearTimeout(timer))
    esperas.set(raw, wait)
  })
  app.addHook('onRequest', async (request) => {
    const wait = esperas.get(request.raw)
    if (wait && isKnown(request)) wait(prazos.conhecido)
  })
}
