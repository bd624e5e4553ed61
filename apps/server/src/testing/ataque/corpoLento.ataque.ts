import { acesso } from '@portal/contract/acesso.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listen, open, parseAll } from '../../http/cru.fixture.ts'
import { createTestApp, type TestApp } from '../testApp.ts'

let t: TestApp
let port = 0
beforeAll(async () => {
  t = await createTestApp()
  port = await listen(t.app)
})
afterAll(() => t.close())

it.each([
  ['does not come', ''],
  ['comes letter by letter', ' '],
])('a body that %s is given a minute, and an answer', async (_nome, letter) => {
  const socket = open(port)
  const head = [
    `POST ${acesso.login.path} HTTP/1.1`,
    'Host: x',
    'Content-Type: application/json',
    'Content-Length: 900',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n{`)
  const drip = setInterval(() => socket.write(letter), 500)
  let text = ''
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += String(chunk)
  })
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(drip)
  const [answer] = parseAll(text)
  expect(answer).toMatchObject({ status: 408, headers: { 'x-content-type-options': 'nosniff' } })
  expect(JSON.parse(answer?.body ?? '')).toMatchObject({ codigo: 'API-GEN-0007' })
})
