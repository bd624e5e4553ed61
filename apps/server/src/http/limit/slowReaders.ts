import { finished, Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Falha } from '../falha.ts'
import type { Contagem } from './contagem.ts'
import type { Leitores } from './leitores.ts'

/** Browsers ask for the next when they have the one before; whoever does not wait holds that many answers. */
const RESPOSTAS_POR_CONEXAO = 8
/**
 * Answers of one provider that are made or on their way at once; a clinic at work has a handful. Event streams are apart
 * (fluxos.ts).
 */
export const RESPOSTAS_POR_CREDENCIADO = 64
/** What is sent in one piece: until a piece is taken whole, nobody can tell whether it is being taken at all. */
const PEDACO_BYTES = 64 * 1024

function* cut(body: Buffer): Iterable<Buffer> {
  for (let at = 0; at < body.length; at += PEDACO_BYTES) yield body.subarray(at, at + PEDACO_BYTES)
}

/**
 * Bounds what a client that does not read can hold (slow reading): it is cut off by `leitores.ts`, which sees it take
 * a large answer piece by piece. Throws API-GEN-0004 on one answer too many of a connection.
 */
export function registerSlowReaders(app: FastifyInstance, leitores: Leitores): void {
  // Not in a hook: what follows in the same bytes may be refused by the parser before any hook has run.
  app.server.on('request', (_request, resposta) => leitores.begin(resposta))
  app.addHook('onRequest', async ({ raw: { socket } }, { raw }) => {
    if (leitores.respostasOf(socket).indexOf(raw) >= RESPOSTAS_POR_CONEXAO) {
      throw new Falha('API-GEN-0004', [], 1)
    }
  })
  app.addHook('onSend', async (_request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    if (payload.length <= PEDACO_BYTES) return payload
    const body = Buffer.from(payload)
    reply.header('content-length', String(body.length))
    return Readable.from(cut(body), { objectMode: false })
  })
  const timer = setInterval(leitores.sweep, 1000).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

/** Counts a reply as the key's until it is over. Throws API-GEN-0004 on one too many. */
export function holdReply(contagem: Contagem, chave: number, reply: FastifyReply): void {
  const end = contagem(chave)
  if (!end) throw new Falha('API-GEN-0004', [], 1)
  finished(reply.raw, end)
}
