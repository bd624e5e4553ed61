import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { plainHeaders } from '../answer/securityHeaders.ts'
import { createRequestId } from '../call/runCall.ts'
import { Falha } from '../falha.ts'
import type { Leitores } from '../limit/leitores.ts'

/** What Node's parser and its clock refuse, in our catalogue's words; all else is a request that cannot be read. */
const falhas = {
  HPE_HEADER_OVERFLOW: 'API-GEN-0013',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'API-GEN-0003',
  ERR_HTTP_REQUEST_TIMEOUT: 'API-GEN-0007',
} as const

const toFalha = (code: string | undefined): Falha =>
  new Falha(Object.entries(falhas).find(([name]) => name === code)?.[1] ?? 'API-GEN-0001')

/** A whole answer: no reply exists where the parser refuses. The connection ends with it. */
function toAnswer(falha: Falha): { headers: Record<string, string>; body: string } {
  const requisicao = createRequestId()
  const body = JSON.stringify(falha.toResposta(requisicao))
  const headers = {
    ...plainHeaders,
    'x-request-id': requisicao,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  return { headers, body }
}

function writeTo(socket: Socket, falha: Falha): void {
  const { headers, body } = toAnswer(falha)
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`HTTP/1.1 ${falha.status} ${STATUS_CODES[falha.status]}\r\n${head.join('')}\r\n${body}`)
  socket.destroySoon()
}

/**
 * Answers what the parser refuses with the catalogue's body and the headers of every answer. Who waits for the answer
 * to an earlier request would take this one for it, or in the middle of it: such a connection is only cut.
 */
export const createClientError =
  (leitores: Leitores) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    const isAwaited = leitores
      .respostasOf(socket)
      .some((resposta) => resposta.headersSent || resposta.req.complete)
    const isGone = error.code === 'ECONNRESET' || !socket.writable || socket.writableLength > 0
    if (isGone || isAwaited) socket.destroy()
    else writeTo(socket, toFalha(error.code))
  }

/** What Node would answer by itself without a word: an expectation that nobody meets, and a tunnel. */
export function registerNodeRefusals({ server }: FastifyInstance): void {
  server.on('checkExpectation', (_request: IncomingMessage, resposta: ServerResponse) => {
    const falha = new Falha('API-GEN-0014')
    const { headers, body } = toAnswer(falha)
    resposta.writeHead(falha.status, headers).end(body)
  })
  server.on('connect', (_request: IncomingMessage, socket: Socket) => {
    // Node has handed the connection over, and its errors with it.
    socket.on('error', () => undefined)
    writeTo(socket, new Falha('API-GEN-0008'))
  })
}
