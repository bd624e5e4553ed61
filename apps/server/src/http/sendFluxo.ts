import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { Falha } from './falha.ts'
import type { Fluxos } from './fluxos.ts'
import type { Fluxo } from './handler.ts'

/**
 * Server-sent events. At each beat a comment keeps proxies from closing a quiet stream, and the session is looked at
 * anew: a stream does not outlive the right to read it (ASVS 7.4.1). Throws API-GEN-0004 on one stream too many.
 */
export function sendFluxo(reply: FastifyReply, fluxo: Fluxo, fluxos: Fluxos) {
  const end = fluxos.begin(fluxo.sid)
  if (!end) throw new Falha('API-GEN-0004', [], 5)
  const abort = new AbortController()
  const stream = new Readable({
    read: () => undefined,
    destroy: (error, done) => {
      abort.abort()
      done(error)
    },
  })
  const beat = async () => {
    stream.push(': .\n\n')
    // While the database is away nobody can say; nothing is told either.
    const permitido = await fluxo.isPermitido().catch(() => true)
    if (!permitido) abort.abort()
  }
  const heartbeat = setInterval(() => void beat(), fluxos.batidaMs)
  stream.push(': aberto\n\n')
  const pump = async () => {
    try {
      for await (const event of fluxo.events(abort.signal)) stream.push(`data: ${JSON.stringify(event)}\n\n`)
    } finally {
      clearInterval(heartbeat)
      end()
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
