import { menu } from '@portal/contract/menu.ts'
import { rascunho } from '@portal/contract/rascunho.ts'
import Fastify from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { holdShare } from '../../db/holdShare.fixture.ts'
import { createGuia } from '../../testing/guia.fixture.ts'
import { openTestApp } from '../../testing/testApp.ts'
import { exchange, listen, open } from '../cru.fixture.ts'
import { Falha } from '../falha.ts'
import { createContagem } from './contagem.ts'
import { CHAMADAS } from './lotacao.ts'
import { holdReply, RESPOSTAS_POR_CREDENCIADO } from './slowReaders.ts'

const t = await openTestApp()
let port = 0
beforeAll(async () => {
  port = await listen(t.app)
})

describe('a large answer', () => {
  it('that leaves in pieces is the same answer', async () => {
    const as = await t.as(100001)
    const numeroFicha = await createGuia(t)
    const { status, raw, headers, body } = await t.call(
      rascunho.getContexto,
      { query: { numeroFicha } },
      { as },
    )
    expect(status).toBe(200)
    expect(raw.length).toBeGreaterThan(200_000)
    expect(headers['content-length']).toBe(String(raw.length))
    expect(body.regras?.length).toBeGreaterThan(100)
    const head = await t.app.inject({
      method: 'HEAD',
      url: `${rascunho.getContexto.path}?numeroFicha=${numeroFicha}`,
      headers: { ...as },
    })
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
      200,
      String(raw.length),
      '',
    ])
  })

  it('is one of few that a connection may ask for before it has the first', async () => {
    const request = 'GET /api/health/live HTTP/1.1\r\nHost: x\r\n\r\n'
    const answers = await exchange(port, request.repeat(10), ({ length }) => length === 10)
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 8 }, () => 200), 429, 429])
    expect(answers.at(-1)?.headers['retry-after']).toBe('1')
    expect(JSON.parse(answers.at(-1)?.body ?? '')).toMatchObject({ codigo: 'API-GEN-0004' })
  })
})

it('a call that waits for a connection has no answer on its way yet', async () => {
  const as = await t.as(100001)
  const { pool } = t.services
  const held = holdShare(pool, 100001)
  const calls = Array.from({ length: RESPOSTAS_POR_CREDENCIADO + 6 }, () => t.call(menu.getMenu, {}, { as }))
  await expect.poll(() => pool.stats().waiting, { timeout: 1500 }).toBeGreaterThan(RESPOSTAS_POR_CREDENCIADO)
  await held.release()
  expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]))
})

it('only so many calls wait for a connection, and another provider’s is served beside them', async () => {
  const [as, outra] = [await t.as(100001), await t.as(100004)]
  const { pool } = t.services
  const held = holdShare(pool, 100001)
  let recusadas = 0
  const ask = async () => {
    const { status, headers } = await t.call(menu.getMenu, {}, { as })
    if (status === 503 && headers['retry-after'] === '1') recusadas++
  }
  const calls = Promise.all(Array.from({ length: CHAMADAS + 6 }, ask))
  await expect.poll(() => recusadas, { timeout: 1500 }).toBe(6)
  expect(pool.stats().refused).toBe(held.refused)
  expect((await t.call(menu.getMenu, {}, { as: outra })).status).toBe(200)
  await held.release()
  await calls
})

it('a provider has only so many answers on their way, until they are sent or given up', async () => {
  const app = Fastify()
  const contagem = createContagem(2)
  const goOn = Promise.withResolvers<string>()
  app.get('/', async (_request, reply) => {
    holdReply(contagem, 100001, reply)
    return goOn.promise
  })
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof Falha ? error.status : 500).send(),
  )
  const port = await listen(app)
  const isFull = () => {
    const end = contagem(100001)
    end?.()
    return end === undefined
  }

  const [stays, leaves] = [app.inject('/'), open(port)]
  leaves.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await expect.poll(isFull).toBe(true)
  expect((await app.inject('/')).statusCode).toBe(429)
  leaves.resetAndDestroy()
  await expect.poll(isFull).toBe(false)
  goOn.resolve('pronto')
  expect((await stays).statusCode).toBe(200)
  expect([contagem(100001), contagem(100001)]).not.toContain(undefined)
  await app.close()
})

it('an answer whose reader left before it was begun is over at once', async () => {
  const app = Fastify()
  const contagem = createContagem(1)
  const [arrived, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  app.get('/', async (_request, reply) => {
    reply.raw.once('close', () => left.resolve())
    arrived.resolve()
    await left.promise
    holdReply(contagem, 100001, reply)
    return 'tarde demais'
  })
  const leaves = open(await listen(app))
  leaves.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await arrived.promise
  leaves.resetAndDestroy()
  await left.promise
  await expect.poll(() => contagem(100001)).toBeDefined()
  await app.close()
})
