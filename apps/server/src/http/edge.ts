import { createHash } from 'node:crypto'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import { tamanhoMaximoBytes } from '@portal/domain/imagem/limite.ts'
import type { FastifyInstance } from 'fastify'
import { Falha } from './falha.ts'

/** Headers of every answer (ASVS 3.4): pages run our own files alone, and nobody frames us. */
function securityHeaders(
  inlineStyles: readonly string[],
  apiBases: readonly string[],
): Record<string, string> {
  const styles = inlineStyles.map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`)
  const csp = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styles.join(' ')}`.trim(),
    "img-src 'self' blob: data:",
    "font-src 'self'",
    ["connect-src 'self'", ...new Set(apiBases.map((base) => new URL(base).origin))].join(' '),
    // The preview of a PDF that the page itself received.
    'frame-src blob:',
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]
  return {
    'content-security-policy': csp.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'x-frame-options': 'DENY',
  }
}

const REPETIDOS = Symbol('repetidos')

type Query = Record<string, string> & { [REPETIDOS]?: string[] }

/**
 * Reads an address's query and notes the keys that come twice. It must not throw: the router calls it before any
 * request exists that could answer.
 */
export function parseQuery(text: string): Query {
  const query: Query = Object.create(null)
  for (const [campo, value] of new URLSearchParams(text)) {
    if (campo in query) query[REPETIDOS] = [...(query[REPETIDOS] ?? []), campo]
    query[campo] = value
  }
  return query
}

/** A repeated key hides one of its values from somebody (ASVS 15.3.7). Throws API-GEN-0001. */
function refuseRepetidos(query: unknown): void {
  const repetidos = (query as Query | undefined)?.[REPETIDOS]
  if (!repetidos) return
  throw new Falha(
    'API-GEN-0001',
    repetidos.map((campo) => ({ campo, mensagem: 'Campo repetido.' })),
  )
}

/**
 * Cookies, uploads and headers, before any route. `inlineStyles` are the style texts of the prerendered pages,
 * `apiBases` the services elsewhere that the portal calls.
 */
export async function registerEdge(
  app: FastifyInstance,
  inlineStyles: readonly string[],
  apiBases: readonly string[],
): Promise<void> {
  // A text would pass for a body: JSON and uploads alone are read.
  app.removeContentTypeParser('text/plain')
  await app.register(cookie)
  await app.register(multipart, {
    limits: { fileSize: tamanhoMaximoBytes + 1, files: 1, fields: 4, headerPairs: 50, fieldSize: 1024 },
    throwFileSizeLimit: false,
  })
  const headers = securityHeaders(inlineStyles, apiBases)
  // Asked as soon as there is a connection, the address is remembered; later it may be gone with its client.
  app.server.on('connection', (socket) => void socket.remoteAddress)
  app.decorateRequest('requisicao')
  app.addHook('onRequest', async (request, reply) => {
    const { id, headers: sent, cookies } = request
    request.requisicao = { id, ip: ipOf(request), agente: sent['user-agent'] ?? '', cookies }
    reply.headers(headers).header('x-request-id', request.id)
    if (!request.url.startsWith('/api/')) return
    reply.header('cache-control', 'no-store')
    if (request.headers['sec-fetch-site'] === 'cross-site') throw new Falha('API-GEN-0011')
    refuseRepetidos(request.query)
  })
}

/** The caller's address; its type does not say so, but a client that has gone has none any more. */
const ipOf = ({ ip }: { ip?: string }): string => ip ?? 'desconhecido'
