import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { listen, open } from '../cru.fixture.ts'
import { createFluxos } from './fluxos.ts'
import { sendFluxo } from './sendFluxo.ts'

const leitor = { sid: 's', codigoCredenciado: 100001 }
const forEver = { leitor, findPrazoMs: async () => 60_000, watchSessao: () => () => undefined }

async function read(events: (signal: AbortSignal) => AsyncIterable<unknown>) {
  const app = Fastify()
  app.get('/', (_request, reply) => sendFluxo(reply, { ...forEver, events }, createFluxos()))
  try {
    return await app.inject({ url: '/' })
  } finally {
    await app.close()
  }
}

it('writes each event as it comes, and ends with its source', async () => {
  const { headers, body } = await read(async function* () {
    yield { numeroFicha: 1 }
    yield { numeroFicha: 2 }
  })
  expect(headers['content-type']).toBe('text/event-stream; charset=utf-8')
  expect(body).toBe(': aberto\n\ndata: {"numeroFicha":1}\n\ndata: {"numeroFicha":2}\n\n')
})

it('a source that fails ends the stream and nothing else', async () => {
  const { statusCode, body } = await read(async function* () {
    yield { numeroFicha: 1 }
    throw new Error('the database is away')
  })
  expect(statusCode).toBe(200)
  expect(body).toBe(': aberto\n\ndata: {"numeroFicha":1}\n\n')
})

it('asks its source for no more than its reader takes', async () => {
  const app = Fastify()
  let told = 0
  let over = false
  const events = async function* () {
    try {
      for (; ; told++) yield 'a'.repeat(100_000)
    } finally {
      over = true
    }
  }
  app.get('/', (_request, reply) => sendFluxo(reply, { ...forEver, events }, createFluxos()))
  const reader = open(await listen(app))
  reader.pause()
  reader.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await expect.poll(() => told).toBeGreaterThan(1)
  for (let before = -1; before !== told; await sleep(100)) before = told
  // What the system itself holds for a connection, and no more.
  expect(told).toBeLessThan(500)
  reader.destroy()
  await expect.poll(() => over).toBe(true)
  await app.close()
})

it('looks at its session at once, at its end, and when told that something changed', async () => {
  const app = Fastify()
  const prazos = [60_000, 20, 0]
  let changed: (() => void) | undefined
  const fluxo = {
    leitor,
    findPrazoMs: async () => prazos.shift() ?? 0,
    watchSessao: (tell: () => void) => {
      changed = tell
      return () => {
        changed = undefined
      }
    },
    events: async function* (signal: AbortSignal) {
      yield 1
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
    },
  }
  app.get('/', (_request, reply) => sendFluxo(reply, fluxo, createFluxos()))
  const reading = app.inject('/')
  await expect.poll(() => prazos.length).toBe(2)
  changed?.()
  expect((await reading).body).toBe(': aberto\n\ndata: 1\n\n: .\n\n')
  expect(changed).toBeUndefined()
  await app.close()
})
