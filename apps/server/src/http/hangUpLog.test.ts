import { once } from 'node:events'
import { Writable } from 'node:stream'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { holdShare } from '../db/holdShare.fixture.ts'
import { buildApp } from '../process/app.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { listen, open } from './cru.fixture.ts'

let t: TestApp
let app: FastifyInstance
let port = 0
const linhas: { level: number }[] = []
beforeAll(async () => {
  t = await createTestApp()
  const stream = new Writable({
    write: (linha, _encoding, done) => {
      linhas.push(JSON.parse(String(linha)))
      done()
    },
  })
  app = await buildApp({ services: { ...t.services, log: pino({ level: 'warn' }, stream) } })
  port = await listen(app)
})
afterAll(async () => {
  await app.close()
  await t.close()
})

it('a client that hangs up while its file is made is no failure in the log', async () => {
  const { pool, exportacoes } = t.services
  const { authorization, cookie } = await t.as(100001)
  const held = holdShare(pool, 100001)
  const socket = open(port)
  const body = JSON.stringify({ pendentes: true })
  const head = [
    `POST ${pesquisa.exportGuias.path} HTTP/1.1`,
    'host: x',
    `authorization: ${authorization}`,
    `cookie: ${cookie}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  await expect.poll(() => pool.stats().waiting).toBe(1)
  await once(socket.destroy(), 'close')
  const countConnections = () =>
    new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)))
  await expect.poll(countConnections).toBe(0)
  await held.release()

  const sql = `select 1 from trilha where operacao = 'pesquisa.exportGuias'`
  await expect.poll(async () => (await t.rows(sql)).length).toBeGreaterThan(0)
  const isOver = () => {
    const end = exportacoes.begin(100001, t.clock.now())
    end?.()
    return end !== undefined
  }
  await expect.poll(isOver).toBe(true)
  expect((await app.inject('/api/health/live')).statusCode).toBe(200)
  expect(linhas).toEqual([])
})
