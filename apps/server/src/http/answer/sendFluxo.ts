import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { Falha } from '../falha.ts'
import type { Fluxo } from '../handler.ts'
import type { Fluxos } from '../services.ts'

const NOVA_PERGUNTA_MS = 2000

/**
 * Server-sent events, for as long as the session may read them (ASVS 7.4.1): it is looked at when it may have lost the
 * right, at its end, and at each beat, which also keeps proxies from closing a quiet stream. Throws API-GEN-0004 on
 * one stream too many.
 */
export function sendFluxo(reply: FastifyReply, fluxo: Fluxo, fluxos: Fluxos) {
  const end = fluxos.begin(fluxo.leitor)
  if (!end) throw new Falha('API-GEN-0004', [], 5)
  const abort = new AbortController()
  let wanted = Promise.withResolvers<void>()
  const stream = new Readable({
    read: () => wanted.resolve(),
    destroy: (error, done) => {
      abort.abort()
      wanted.resolve()
      done(error)
    },
  })
  const stopAsking = askAgain(fluxo, fluxos.batidaMs, {
    // A reader that has something waiting needs no sign of life.
    beat: () => void (stream.readableLength === 0 && stream.push(': .\n\n')),
    over: () => abort.abort(),
  })
  stream.push(': aberto\n\n')
  const pump = async () => {
    try {
      for await (const event of fluxo.events(abort.signal)) {
        if (abort.signal.aborted) break
        wanted = Promise.withResolvers()
        // Who does not read is told no more: the source waits, and tells the rest as one.
        if (!stream.push(`data: ${JSON.stringify(event)}\n\n`)) await wanted.promise
      }
    } finally {
      stopAsking()
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

/** Asks for the session's time, at once and ever again, until it is over. Answers how to stop. */
function askAgain(fluxo: Fluxo, batidaMs: number, { beat, over }: Record<'beat' | 'over', () => void>) {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const ask = async () => {
    // While the database is away nobody can say; nothing is told either, and it is asked again soon.
    const prazoMs = await fluxo.findPrazoMs().catch(() => Math.min(batidaMs, NOVA_PERGUNTA_MS))
    if (stopped) return
    if (prazoMs <= 0) return over()
    clearTimeout(timer)
    timer = setTimeout(
      () => {
        beat()
        void ask()
      },
      Math.min(prazoMs, batidaMs),
    )
  }
  const unwatch = fluxo.watchSessao(() => void ask())
  void ask()
  return () => {
    stopped = true
    unwatch()
    clearTimeout(timer)
  }
}
