import { connect } from 'node:net'
import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { beforeAll, expect, it } from 'vitest'
import { type Answer, openTestApp, type Person } from '../testing/testApp.ts'

const t = await openTestApp()
let [eles, outra]: Person[] = []
let porta = 0
beforeAll(async () => {
  ;[eles, outra] = [await t.as(100001), await t.as(100004)]
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  const address = t.app.server.address()
  porta = typeof address === 'object' && address !== null ? address.port : 0
})

const informacoes = { query: { codigoAssociado: '500000001' } }

/** Asks for a patient and is gone before the answer. */
async function hangUp({ authorization, cookie }: Person): Promise<void> {
  const { path } = elegibilidade.getInformacoes
  const socket = connect(porta, '127.0.0.1')
  socket.on('error', () => undefined)
  const head = [
    `GET ${path}?codigoAssociado=500000001 HTTP/1.1`,
    'host: 127.0.0.1',
    `authorization: ${authorization}`,
    `cookie: ${cookie}`,
  ]
  await new Promise<void>((resolve) => socket.write(`${head.join('\r\n')}\r\n\r\n`, () => resolve()))
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 4))
  socket.resetAndDestroy()
}

it('a client that hangs up hurts nobody, and is trailed with the address it came from', async () => {
  const answers: Answer<typeof elegibilidade.getInformacoes>[] = []
  // One after the other: many at once may wait for their turn in vain, whoever hangs up beside them.
  for (let vez = 0; vez < 20; vez++) {
    const sumidos = [hangUp(eles ?? expect.fail()), hangUp(eles ?? expect.fail())]
    answers.push(await t.call(elegibilidade.getInformacoes, informacoes, { as: outra }))
    await Promise.all(sumidos)
  }
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  // Of a connection that was reset before it was accepted, the system itself no longer knows from where it came.
  const ips = await t.rows<{ ip: string }>('select distinct ip from trilha order by ip')
  expect(['127.0.0.1', '127.0.0.1,desconhecido']).toContain(ips.map(({ ip }) => ip).join())
})
