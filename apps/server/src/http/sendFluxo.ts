import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Fluxo } from './handler.ts'

const HEARTBEAT_MS = 20_000

/** Server-sent events; a comment every 20 s keeps proxies from closing a quiet stream. */
export function sendFluxo(reply: FastifyReply, fluxo: Fluxo) {
  const abort = new AbortController()
  const stream = new Readable({
    read: () => undefined,
    destroy: (error, done) => {
      abort.abort()
      done(error)
    },
  })
  const heartbeat = setInterval(() => stream.push(': .\n\n'), HEARTBEAT_MS)
  stream.push(': aberto\n\n')
  const pump = async () => {
    try {
      for await (const event of fluxo.events(abort.signal)) stream.push(`data: ${JSON.stringify(event)}\n\n`)
    } finally {
      clearInterval(heartbeat)
      stream.push(null)
    }
  }
  // A source that fails ends its stream, and the reader comes back for another: the process has others to serve.
  pump().catch((error: unknown) => reply.log.warn({ err: error }, 'a stream of events ended early'))
  // The connection ends with its stream: kept alive, it would keep a stopping server.
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('x-accel-buffering', 'no')
    .header('connection', 'close')
    .send(stream)
}
