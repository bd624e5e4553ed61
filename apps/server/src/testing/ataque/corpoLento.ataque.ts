import { acesso } from '@portal/contract/acesso.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listen, open, parseAll } from '../../http/cru.fixture.ts'
import { createTestApp, type Person, type TestApp } from '../testApp.ts'

let t: TestApp
let port = 0
beforeAll(async () => {
  t = await createTestApp()
  port = await listen(t.app)
})
afterAll(() => t.close())

let as: Person
beforeAll(async () => {
  as = await t.as(100001)
})

const vem = { nada: '', aosPoucos: ' ' }

it.each<[string, string, number, () => Partial<Person>]>([
  ['of nobody known that does not come', vem.nada, 10, () => ({})],
  ['of nobody known that comes letter by letter', vem.aosPoucos, 10, () => ({})],
  ['that comes letter by letter', vem.aosPoucos, 60, () => as],
])('a body %s is given its time, and an answer', async (_nome, letter, seconds, who) => {
  const socket = open(port)
  const head = [
    `POST ${acesso.login.path} HTTP/1.1`,
    'Host: x',
    'Content-Type: application/json',
    'Content-Length: 900',
    ...Object.entries(who()).map(([name, value]) => `${name}: ${value}`),
  ]
  const since = performance.now()
  socket.write(`${head.join('\r\n')}\r\n\r\n{`)
  const drip = setInterval(() => socket.write(letter), 500)
  let text = ''
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += String(chunk)
  })
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(drip)
  expect(Math.abs((performance.now() - since) / 1000 - seconds)).toBeLessThan(3)
  const [answer] = parseAll(text)
  expect(answer).toMatchObject({ status: 408, headers: { 'x-content-type-options': 'nosniff' } })
  expect(JSON.parse(answer?.body ?? '')).toMatchObject({ codigo: 'API-GEN-0007' })
})
