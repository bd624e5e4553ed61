import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { createFluxos } from './fluxos.ts'
import { sendFluxo } from './sendFluxo.ts'

async function read(events: (signal: AbortSignal) => AsyncIterable<unknown>) {
  const app = Fastify()
  const fluxo = { sid: 's', isPermitido: async () => true, events }
  app.get('/', (_request, reply) => sendFluxo(reply, fluxo, createFluxos()))
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
