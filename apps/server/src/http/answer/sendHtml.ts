import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Encoding = 'br' | 'gzip'
type Effort = { br: number; gzip: number }

/** For a page that many get, and for one that is made for one person. */
const efforts = { kept: { br: 9, gzip: 9 }, personal: { br: 5, gzip: 6 } } as const

function compress(encoding: Encoding, html: string, effort: Effort): Buffer {
  if (encoding === 'gzip') return gzipSync(html, { level: effort.gzip })
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: effort.br } })
}

/** Pages come in few forms (brand, theme); one with somebody's words in it pushes the oldest out. */
const KEPT = 64
const kept = new Map<string, Buffer>()

function compressOnce(encoding: Encoding, html: string): Buffer {
  const key = `${encoding}:${html}`
  const found = kept.get(key)
  if (found) return found
  const body = compress(encoding, html, efforts.kept)
  const [oldest] = kept.keys()
  if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest)
  kept.set(key, body)
  return body
}

/**
 * Answers with a page, compressed as the browser takes it and kept by nobody (ASVS 14.3.2); a personal one not even
 * in this server's memory.
 */
export function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  html: string,
  { isPersonal = false } = {},
): FastifyReply {
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = (['br', 'gzip'] as const).find((one) => accepted.includes(one))
  reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('vary', 'accept-encoding')
  if (!encoding) return reply.send(html)
  const body = isPersonal ? compress(encoding, html, efforts.personal) : compressOnce(encoding, html)
  return reply.header('content-encoding', encoding).send(body)
}
