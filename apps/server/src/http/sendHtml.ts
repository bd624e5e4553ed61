import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Encoding = 'br' | 'gzip'

const compress: Record<Encoding, (html: string) => Buffer> = {
  br: (html) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (html) => gzipSync(html, { level: 9 }),
}

/** Pages come in few forms (page, brand, theme); one with somebody's words in it pushes the oldest out. */
const KEPT = 256
const kept = new Map<string, Buffer>()

function compressOnce(encoding: Encoding, html: string): Buffer {
  const key = `${encoding}:${html}`
  const found = kept.get(key)
  if (found) return found
  const body = compress[encoding](html)
  const [oldest] = kept.keys()
  if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest)
  kept.set(key, body)
  return body
}

/** Answers with a page, compressed as the browser takes it and kept by nobody (ASVS 14.3.2). */
export function sendHtml(request: FastifyRequest, reply: FastifyReply, status: number, html: string) {
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = (['br', 'gzip'] as const).find((one) => accepted.includes(one))
  reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('vary', 'accept-encoding')
  if (!encoding) return reply.send(html)
  return reply.header('content-encoding', encoding).send(compressOnce(encoding, html))
}
