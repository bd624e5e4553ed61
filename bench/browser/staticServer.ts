import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import Fastify from 'fastify'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/**
 * Serves a folder as the portal serves its own pages (Fastify, brotli made beforehand), and nothing else. `headers` go
 * with every answer.
 */
export async function withStaticServer<T>(
  folder: string,
  measure: (baseUrl: string) => Promise<T>,
  headers: Readonly<Record<string, string>> = {},
): Promise<T> {
  const app = Fastify({ logger: false, forceCloseConnections: true })
  const kept = new Map<string, Buffer>()
  app.get('/*', async (request, reply) => {
    const file = path.join(folder, path.normalize(request.url.split('?')[0] ?? '/'))
    const body = kept.get(file) ?? brotliCompressSync(readFileSync(file))
    kept.set(file, body)
    return reply
      .headers(headers)
      .header('content-type', types[path.extname(file)] ?? 'application/octet-stream')
      .header('content-encoding', 'br')
      .header('cache-control', 'no-store')
      .send(body)
  })
  const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' })
  try {
    return await measure(baseUrl)
  } finally {
    await app.close()
  }
}
