import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ShareExceeded } from '../db/fairShare.ts'
import { isUnavailable } from '../db/unavailable.ts'
import { Falha } from './falha.ts'

/** What Fastify itself refuses, in our catalogue's words. */
const bordas = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'API-GEN-0002',
  FST_ERR_CTP_BODY_TOO_LARGE: 'API-GEN-0003',
  FST_REQ_FILE_TOO_LARGE: 'API-IMG-0003',
  FST_ERR_MAX_PARAM_LENGTH: 'API-GEN-0008',
  FST_ERR_BAD_URL: 'API-GEN-0008',
} as const

function toFalha(error: FastifyError | Error): Falha | undefined {
  if (error instanceof Falha) return error
  if (error instanceof ShareExceeded) return new Falha('API-GEN-0004', [], 1)
  if (isUnavailable(error)) return new Falha('API-GEN-0006', [], 2)
  const code = 'code' in error ? error.code : undefined
  const borda = Object.entries(bordas).find(([name]) => name === code)?.[1]
  if (borda) return new Falha(borda)
  const status = 'statusCode' in error ? error.statusCode : undefined
  return status !== undefined && status >= 400 && status < 500 ? new Falha('API-GEN-0001') : undefined
}

/** Every refusal and failure leaves as `{ codigo, mensagem, detalhes? }`; what went wrong inside stays in the log. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerErro)
}

function answerErro(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const known = toFalha(error)
  if (!known) request.log.error({ err: error }, 'unexpected failure')
  else if (known.status >= 500) request.log.warn({ err: error, codigo: known.codigo }, 'unavailable')
  const falha = known ?? new Falha('API-GEN-0005')
  if (falha.retryAfter !== undefined) reply.header('retry-after', String(falha.retryAfter))
  return reply
    .code(falha.status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(falha.toResposta(request.id)))
}

/** An address that the router itself cannot read: no hook runs, so that the headers of every answer are said here. */
export function answerIlegivel(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header('x-request-id', request.id)
  answerErro(error, request, reply)
}

/** What no route answers, where no pages are served: refused in the catalogue's words too. */
export function registerNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler(() => {
    throw new Falha('API-GEN-0008')
  })
}
