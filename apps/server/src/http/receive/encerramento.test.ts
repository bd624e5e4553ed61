import { once } from 'node:events'
import { Agent, get, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/testApp.ts'
import { listen, open, parseAll } from '../cru.fixture.ts'

const LIVE = '/api/health/live'

const NOT_TAKEN = 'a new connection was not taken'

/**
 * Asks again and again on a connection that is kept, until a new one is refused, or reset where it still waited to be
 * taken. What else it was answered.
 */
async function askOn(port: number): Promise<unknown[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = () =>
    new Promise<unknown>((resolve) => {
      const asked = get({ port, host: '127.0.0.1', path: LIVE, agent }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode))
      })
      asked.once('error', (error) => resolve(asked.reusedSocket ? error : NOT_TAKEN))
    })
  const others: unknown[] = []
  for (let answer = await ask(); answer !== NOT_TAKEN; answer = await ask()) {
    if (answer !== 200) others.push(answer)
    await sleep(Math.random() * 30)
  }
  agent.destroy()
  return others
}

const countConnections = (server: Server) => promisify(server.getConnections).call(server)

it('under load, nobody notices that the server stops but who comes anew', async () => {
  const t = await createTestApp()
  const port = await listen(t.app)
  const asked = Promise.all(Array.from({ length: 30 }, () => askOn(port)))
  await expect.poll(() => countConnections(t.app.server)).toBe(30)
  await sleep(100)
  const closed = t.close()
  expect((await asked).flat()).toEqual([])
  await closed
})

it('what was asked before it stops, and on the same connection since, is answered; the last answer says the end', async () => {
  const t = await createTestApp()
  const socket = open(await listen(t.app))
  let text = ''
  socket.on('data', (chunk) => {
    text += String(chunk)
  })
  const body = JSON.stringify({ login: '1', senha: 'errada' })
  const head = ['POST /api/auth/credenciado/login HTTP/1.1', 'Host: x', 'Content-Type: application/json']
  socket.write(`${head.join('\r\n')}\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`)
  await once(t.app.server, 'request')
  const closed = t.close()
  await expect.poll(() => t.app.server.listening).toBe(false)
  socket.write(`${body.slice(5)}GET ${LIVE} HTTP/1.1\r\nHost: x\r\n\r\n`)
  await Promise.all([once(socket, 'close'), closed])
  expect(parseAll(text).map(({ status, headers }) => [status, headers.connection])).toEqual([
    [401, 'keep-alive'],
    [200, 'close'],
  ])
})
