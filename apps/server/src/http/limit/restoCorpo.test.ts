import { imagem } from '@portal/contract/imagem.ts'
import { beforeAll, expect, it } from 'vitest'
import { buildMultipart } from '../../imagem/imagem.fixture.ts'
import { createGuia } from '../../testing/guia.fixture.ts'
import { openTestApp } from '../../testing/testApp.ts'
import { exchange, listen } from '../cru.fixture.ts'

const t = await openTestApp()
let port = 0
beforeAll(async () => {
  port = await listen(t.app)
})

it('a file that is refused in its middle does not hold up the next request of its connection', async () => {
  const as = await t.as(100001)
  const numeroFicha = await createGuia(t)
  const { payload, contentType } = buildMultipart('rx.png', Buffer.alloc(3_000_000, 'x'), 'outroCampo')
  const head = [
    `POST ${imagem.uploadImagem.path}?numeroFicha=${numeroFicha} HTTP/1.1`,
    'Host: x',
    `Authorization: ${as.authorization}`,
    `Cookie: ${as.cookie}`,
    `Content-Type: ${contentType}`,
    `Content-Length: ${payload.length}`,
  ]
  const next = 'GET /api/health/live HTTP/1.1\r\nHost: x\r\n\r\n'
  const bytes = `${head.join('\r\n')}\r\n\r\n${payload.toString('latin1')}${next}`
  const answers = await exchange(port, bytes, ({ length }) => length === 2)
  expect(answers.map(({ status }) => status)).toEqual([400, 200])
})
