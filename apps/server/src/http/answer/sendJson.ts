import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const compress = promisify(gzip)

/** Below this, compressing costs more than it saves. */
const MINIMO_BYTES = 8 * 1024

/** A JSON reply; a large one (the rules of a guide, half a megabyte) goes compressed to whoever takes it so. */
export async function sendJson(request: FastifyRequest, reply: FastifyReply, status: number, body: unknown) {
  const text = JSON.stringify(body)
  reply.code(status).header('content-type', 'application/json; charset=utf-8')
  if (text.length < MINIMO_BYTES) return reply.send(text)
  reply.header('vary', 'accept-encoding')
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(text)
  const small = await compress(text, { level: constants.Z_BEST_SPEED })
  return reply.header('content-encoding', 'gzip').send(small)
}
