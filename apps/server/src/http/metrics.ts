import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopback } from '../runtime/ambiente.ts'
import type { Config } from '../runtime/config.ts'
import type { Metrics } from '../runtime/metrics.ts'

/** What only a request has that came through somebody else. */
const repassados = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

/**
 * Whether the machine itself asks, and for itself: a proxy on it, which nobody may have told us of, asks for others.
 */
const isOwn = ({ headers, requisicao }: FastifyRequest): boolean =>
  isLoopback(requisicao.ip) && !repassados.some((name) => name in headers)

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()

/** What the collector brings where the portal is open to others: a proxy that hands bytes on looks like the machine itself. */
function bringsToken({ headers }: FastifyRequest, { ambiente, metricasToken }: AcessoMetricas): boolean {
  if (ambiente === 'local') return true
  if (metricasToken === undefined) return false
  return timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${metricasToken}`))
}

type AcessoMetricas = Pick<Config, 'ambiente' | 'metricasToken'>

/**
 * Counts the calls by operation, and serves the metrics to the machine itself alone; outside the local environment to
 * whoever brings their token too.
 */
export function registerMetrics(
  app: FastifyInstance,
  { tell, chamadas, duracao, emCurso }: Metrics,
  acesso: AcessoMetricas,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const { operacao = 'pagina' } = request.routeOptions.config
    emCurso.inc({ operacao })
    // Told of a caller who left early too, as the end of the reply is not.
    reply.raw.once('close', () => emCurso.dec({ operacao }))
  })
  app.addHook('onResponse', async (request, reply) => {
    const operacao = request.routeOptions.config.operacao ?? 'pagina'
    chamadas.inc({ operacao, status: String(reply.statusCode) })
    duracao.observe({ operacao }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!isOwn(request) || !bringsToken(request, acesso)) return reply.callNotFound()
    const { contentType, text } = await tell()
    return reply.header('content-type', contentType).send(text)
  })
}
