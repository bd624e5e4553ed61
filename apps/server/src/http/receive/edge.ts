import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import { tamanhoMaximoBytes } from '@portal/domain/imagem/limite.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Externos, securityHeaders } from '../answer/securityHeaders.ts'
import { readEndereco } from '../endereco.ts'
import { Falha } from '../falha.ts'
import type { Leitores } from '../limit/leitores.ts'
import { registerRestoCorpo } from '../limit/restoCorpo.ts'
import { registerSlowReaders } from '../limit/slowReaders.ts'
import { registerCorpoJson } from './corpoJson.ts'

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
 * A request names the host it is for, once: Node asks for the name alone, and answers without a word. Who it comes from is
 * said once too, and what its body is: of two, Node would take the first and a proxy perhaps the other. No body is packed:
 * nothing here unpacks one.
 */
function refuseHeaders({ raw }: FastifyRequest): void {
  const count = (campo: string) =>
    raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === campo.toLowerCase()).length
  const refuse = (campo: string, mensagem: string) => new Falha('API-GEN-0001', [{ campo, mensagem }])
  const hosts = count('Host')
  if (hosts !== 1 && (hosts > 1 || raw.httpVersion !== '1.0')) throw refuse('Host', 'Deve vir uma vez.')
  for (const campo of ['Authorization', 'Content-Type'])
    if (count(campo) > 1) throw refuse(campo, 'Deve vir uma vez.')
  if (count('Content-Encoding') > 0) throw refuse('Content-Encoding', 'O corpo deve vir sem compressão.')
}

/**
 * Cookies, uploads and headers, before any route. `inlineStyles` are the style texts of the prerendered pages,
 * `externos` the other systems that the portal has to do with.
 */
export async function registerEdge(
  app: FastifyInstance,
  leitores: Leitores,
  inlineStyles: readonly string[],
  externos: Externos,
): Promise<void> {
  // A text would pass for a body: JSON and uploads alone are read.
  app.removeContentTypeParser('text/plain')
  registerCorpoJson(app)
  await app.register(cookie)
  await app.register(multipart, {
    limits: { fileSize: tamanhoMaximoBytes + 1, files: 1, fields: 4, headerPairs: 50, fieldSize: 1024 },
    throwFileSizeLimit: false,
  })
  const headers = securityHeaders(inlineStyles, externos)
  // Asked as soon as there is a connection, the address is remembered; later it may be gone with its client.
  app.server.on('connection', (socket) => void socket.remoteAddress)
  app.decorateRequest('requisicao')
  app.decorateRequest('apresentada')
  app.addHook('onRequest', async (request, reply) => {
    const { id, headers: sent, cookies } = request
    request.requisicao = { id, ip: ipOf(request), agente: sent['user-agent'] ?? '', cookies }
    reply.headers(headers).header('x-request-id', request.id)
  })
  registerSlowReaders(app, leitores)
  registerRestoCorpo(app)
  app.addHook('onRequest', async (request, reply) => {
    refuseHeaders(request)
    // The route's own address: a caller can write it in other ways, whole or with its letters encoded.
    if (!request.routeOptions.url?.startsWith('/api/')) return
    reply.header('cache-control', 'no-store')
    if (request.headers['sec-fetch-site'] === 'cross-site') throw new Falha('API-GEN-0011')
    refuseRepetidos(request.query)
  })
}

/** The caller's address; its type does not say so, but a client that has gone has none any more. */
const ipOf = ({ ip }: { ip?: string }): string => readEndereco(ip ?? '')
