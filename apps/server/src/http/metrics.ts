import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

const isLoopback = (ip: string) => ip === '127.0.0.1' || ip === '::1' || ip === '::ffff:127.0.0.1'

/** Prometheus metrics by operation, never by patient or provider; served to the machine itself alone. */
export function registerMetrics(app: FastifyInstance): void {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const labelNames = ['operacao', 'status'] as const
  const total = new Counter({
    name: 'portal_chamadas_total',
    help: 'Chamadas atendidas',
    labelNames,
    registers: [register],
  })
  const seconds = new Histogram({
    name: 'portal_chamada_segundos',
    help: 'Duração das chamadas',
    labelNames: ['operacao'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [register],
  })
  app.addHook('onResponse', async (request, reply) => {
    const operacao = request.routeOptions.config.operacao ?? 'pagina'
    total.inc({ operacao, status: String(reply.statusCode) })
    seconds.observe({ operacao }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!isLoopback(request.ip)) return reply.callNotFound()
    return reply.header('content-type', register.contentType).send(await register.metrics())
  })
}
