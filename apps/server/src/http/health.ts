import type { FastifyInstance } from 'fastify'
import type { Services } from './services.ts'

/**
 * Whether the process lives, and whether it can serve: its database answers, and files can be written. Produto §9.
 */
export function registerHealth(app: FastifyInstance, { pool, report, diskSpace }: Services): void {
  app.get('/api/health/live', async () => ({ status: 'ok' }))
  app.get('/api/health/ready', async (_request, reply) => {
    // Told first: a disk that is full stops the database too.
    const status = await diskSpace.findImpedimento()
    if (status) return reply.code(503).header('retry-after', '30').send({ status })
    try {
      await pool.raw.query('select 1')
      return { status: 'ok' }
    } catch (error) {
      report('prontidao', error)
      return reply.code(503).header('retry-after', '2').send({ status: 'indisponivel' })
    }
  })
}
