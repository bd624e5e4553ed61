import { once } from 'node:events'
import { connect } from 'node:net'
import { imagem } from '@portal/contract/imagem.ts'
import { beforeAll, expect, it } from 'vitest'
import { buildMultipart } from '../../imagem/imagem.fixture.ts'
import { openTestApp } from '../../testing/testApp.ts'

const t = await openTestApp()
let porta = 0
beforeAll(async () => {
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  const address = t.app.server.address()
  porta = typeof address === 'object' && address !== null ? address.port : 0
})

const places = 4

it('gives the place of who went away while waiting for one to the next', async () => {
  const { uploads } = t.services.shares
  const { authorization, cookie } = await t.as(100001)
  const { payload, contentType } = buildMultipart('a.png', Buffer.alloc(400_000, 1))
  const head = [
    `POST ${imagem.uploadImagem.path}?numeroFicha=1 HTTP/1.1`,
    'host: localhost',
    `authorization: ${authorization}`,
    `cookie: ${cookie}`,
    `content-type: ${contentType}`,
    `content-length: ${payload.length}`,
  ].join('\r\n')
  const held = await Promise.all(Array.from({ length: places }, () => uploads.take(100001)))
  const sockets = Array.from({ length: places }, () => connect(porta, '127.0.0.1'))
  for (const socket of sockets) {
    socket.on('error', () => undefined)
    socket.write(`${head}\r\n\r\n`)
  }
  await expect.poll(() => uploads.waiting).toBe(places)
  await Promise.all(sockets.map((socket) => once(socket.destroy(), 'close')))
  const connections = () =>
    new Promise((resolve) => t.app.server.getConnections((_, count) => resolve(count)))
  await expect.poll(connections).toBe(0)
  for (const release of held) release()
  const next = await uploads.take(100001)
  next()
}, 30_000)
