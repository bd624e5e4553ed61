import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ShareExceeded } from '../../db/fairShare.ts'
import { isUnavailable } from '../../db/unavailable.ts'
import { type DiskSpace, isForbidden, isOutOfSpace } from '../../runtime/diskSpace.ts'
import { createThrottle, type Throttle } from '../../runtime/throttle.ts'
import { Falha } from '../falha.ts'
import { asksPage } from './asksPage.ts'
import { plainHeaders } from './securityHeaders.ts'

/** What Fastify itself refuses, in our catalogue's words. */
const bordas = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'API-GEN-0002',
  FST_ERR_CTP_BODY_TOO_LARGE: 'API-GEN-0003',
  FST_REQ_FILE_TOO_LARGE: 'API-IMG-0003',
  FST_ERR_MAX_PARAM_LENGTH: 'API-GEN-0008',
  FST_ERR_BAD_URL: 'API-GEN-0008',
} as const

function toConhecida(error: unknown): Falha | undefined {
  if (!(error instanceof Error)) return undefined
  if (isOutOfSpace(error)) return outOfSpace()
  if (isForbidden(error)) return new Falha('API-GEN-0006', [], 30)
  if (error instanceof ShareExceeded) return new Falha('API-GEN-0004', [], 1)
  if (isUnavailable(error)) return new Falha('API-GEN-0006', [], 2)
  const code = 'code' in error ? error.code : undefined
  const borda = Object.entries(bordas).find(([name]) => name === code)?.[1]
  if (borda) return new Falha(borda)
  const status = 'statusCode' in error ? Number(error.statusCode) : 0
  return status >= 400 && status < 500 ? new Falha('API-GEN-0001', [ilegivel]) : undefined
}

/** Of what was refused before any field of it could be looked at: the text of the code sends the person to its details. */
const ilegivel = { mensagem: 'O conteúdo enviado não pôde ser lido.' }

const outOfSpace = () => new Falha('API-GEN-0012', [], 30)

/**
 * The refusal that an error is answered with; undefined when nobody foresaw it. A database that is away while there is
 * no room is away for that reason: the embedded one stops when it cannot write its log. A refusal of our own says why it is
 * one, and asks no disk: a full house refuses a thousand calls a second.
 */
export async function toFalha(error: unknown, diskSpace: DiskSpace): Promise<Falha | undefined> {
  if (error instanceof Falha) return error
  diskSpace.note(error)
  const falha = toConhecida(error)
  return falha?.codigo === 'API-GEN-0006' && (await diskSpace.findImpedimento()) === 'semEspaco'
    ? outOfSpace()
    : falha
}

/** Every refusal and failure leaves as `{ codigo, mensagem, detalhes? }`; what went wrong inside stays in the log. */
export function registerErrors(app: FastifyInstance, diskSpace: DiskSpace): void {
  const throttle = createThrottle()
  app.setErrorHandler(async (error: FastifyError | Error, request, reply) => {
    const known = await toFalha(error, diskSpace)
    if (!isAbandono(error, request, reply)) logFailure(throttle, error, known, request)
    return sendFalha(reply, known ?? new Falha('API-GEN-0005'))
  })
}

/** A caller who leaves in the middle of its request, or of what is made for it, is nobody's failure and reads no answer. */
function isAbandono(error: Error, { raw }: FastifyRequest, reply: FastifyReply): boolean {
  if (error === raw.errored) return true
  return reply.raw.destroyed && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
}

/** One line in a while for what is down or full, and for each unforeseen failure of an operation. */
export function logFailure(
  throttle: Throttle,
  err: Error,
  known: Falha | undefined,
  request: FastifyRequest,
): void {
  if (known && known.status < 500) return
  const { operacao } = request.routeOptions.config
  const code = 'code' in err ? err.code : ''
  const caladas = throttle(known?.codigo ?? `${operacao} ${err.name} ${code}`)
  if (caladas === undefined) return
  if (known) request.log.warn({ err, codigo: known.codigo, caladas }, 'unavailable')
  else request.log.error({ err, operacao, caladas }, 'unexpected failure')
}

function sendFalha(reply: FastifyReply, falha: Falha): FastifyReply {
  if (falha.retryAfter !== undefined) reply.header('retry-after', String(falha.retryAfter))
  return reply
    .code(falha.status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(falha.toResposta(reply.request.id)))
}

/**
 * An address that the router itself cannot read: no hook runs, so that the headers of every answer are said here. A browser is
 * led to one that it can read, and that there is not either: its page says so (Spec §2).
 */
export function answerIlegivel(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(plainHeaders).header('x-request-id', request.id)
  if (asksPage(request)) reply.redirect('/endereco-que-nao-existe', 303)
  else sendFalha(reply, toConhecida(error) ?? new Falha('API-GEN-0005'))
}

/** What no route answers, where no pages are served: refused in the catalogue's words too. */
export function registerNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler(() => {
    throw new Falha('API-GEN-0008')
  })
}
