import { once } from 'node:events'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listen, open, parseAll } from '../cru.fixture.ts'
import { createClientError } from '../receive/clientError.ts'
import { registerCorpoLento } from './corpoLento.ts'
import { createLeitores } from './leitores.ts'

const app = Fastify({ clientErrorHandler: createClientError(createLeitores()) })
let port = 0
beforeAll(async () => {
  registerCorpoLento(app, ({ headers }) => headers.authorization === 'conhecido', {
    estranho: 100,
    conhecido: 700,
  })
  app.post('/', async () => 'ok')
  port = await listen(app)
})
afterAll(() => app.close())

/** Sends a head and half a body; the rest after 400 ms. What was answered till the connection closed. */
async function sendSlowly(...heads: string[]) {
  const socket = open(port)
  const head = ['POST / HTTP/1.1', 'Host: x', 'Connection: close', 'Content-Type: application/json', ...heads]
  socket.write(`${head.join('\r\n')}\r\n\r\n[`)
  const rest = setTimeout(() => socket.write(']'), 400)
  let text = ''
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += String(chunk)
  })
  await once(socket, 'close')
  clearTimeout(rest)
  return parseAll(text).map(({ status, body }) => [status, body])
}

it('a body of nobody known that takes too long is answered, and ended', async () => {
  expect(await sendSlowly('Content-Length: 2')).toEqual([[408, expect.stringContaining('API-GEN-0007')]])
  expect(await sendSlowly('Content-Length: 900')).toMatchObject([[408, {}]])
})

it('who is known may take longer', async () => {
  expect(await sendSlowly('Content-Length: 2', 'Authorization: conhecido')).toEqual([[200, 'ok']])
  expect(await sendSlowly('Content-Length: 9', 'Authorization: conhecido')).toMatchObject([[408, {}]])
})
