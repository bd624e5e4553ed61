import { once } from 'node:events'
import { connect } from 'node:net'
import { imagem } from '@portal/contract/imagem.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildMultipart } from '../imagem/imagem.fixture.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

let t: TestApp
let porta = 0
beforeAll(async () => {
  t = await createTestApp()
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  const address = t.app.server.address()
  porta = typeof address === 'object' && address !== null ? address.port : 0
})
afterAll(() => t.close())

it('gives the place of an upload that was abandoned half way to the next one', async () => {
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
  for (let n = 0; n < 12; n++) {
    const socket = connect(porta, '127.0.0.1')
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    socket.write(`${head}\r\n\r\n`)
    await new Promise<void>((resolve) => socket.write(payload.subarray(0, 200_000), () => resolve()))
    await new Promise((resolve) => setTimeout(resolve, 60))
    socket.destroy()
  }
  const { shares } = t.services
  await expect
    .poll(async () => {
      const released = await Promise.all(Array.from({ length: 1 }, () => shares.uploads.take(100001)))
      for (const release of released) release()
      return released.length
    }, { timeout: 5000 })
    .toBe(1)
}, 30_000)
