import { once } from 'node:events'
import { acesso } from '@portal/contract/acesso.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { guia } from '@portal/contract/guia.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/testApp.ts'
import { type Cru, exchange, listen, open, parseAll } from '../cru.fixture.ts'

const t = await openTestApp()
let port = 0
beforeAll(async () => {
  port = await listen(t.app)
})

const LIVE = '/api/health/live'
const LOGIN = acesso.login.path
const get = (address: string, ...headers: string[]) =>
  [`GET ${address} HTTP/1.1`, 'Host: x', ...headers, '', ''].join('\r\n')
const post = (body: string, ...headers: string[]) =>
  [`POST ${LOGIN} HTTP/1.1`, 'Host: x', 'Content-Type: application/json', ...headers, '', body].join('\r\n')
const ask = (method: string, address = LIVE) => get(address).replace('GET', method)

/** The one answer to a request. */
async function answer(bytes: string): Promise<Cru> {
  const [first, ...others] = await exchange(port, bytes, (answers) => answers.length > 0)
  expect(others).toEqual([])
  return first ?? expect.fail('nothing was answered')
}

function expectSecurityHeaders({ headers }: Cru): void {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': expect.stringContaining('max-age='),
    'permissions-policy': expect.stringContaining('camera=()'),
    'cache-control': 'no-store',
  })
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
}

describe('what cannot be served is refused with the body and the headers of every answer:', () => {
  it.each<[string, keyof typeof catalogoErros, string]>([
    ['no request at all', 'API-GEN-0001', 'lixo\r\n\r\n'],
    ['a method that nobody knows', 'API-GEN-0001', ask('FOO')],
    ['a version of the protocol that nobody knows', 'API-GEN-0001', get(LIVE).replace('1.1', '9.9')],
    ['the beginning of HTTP/2', 'API-GEN-0001', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['headers that are too large', 'API-GEN-0013', get(LIVE, `X-Grande: ${'a'.repeat(20_000)}`)],
    ['an address that is too large', 'API-GEN-0013', get(`/${'a'.repeat(20_000)}`)],
    ['a folded header', 'API-GEN-0001', get(LIVE, 'X: a', ' b')],
    ['a header with a NUL', 'API-GEN-0001', get(LIVE, 'X: a\0b')],
    ['lines without a carriage return', 'API-GEN-0001', get(LIVE).replaceAll('\r', '')],
    ['no host', 'API-GEN-0001', get(LIVE).replace('Host: x\r\n', '')],
    ['two hosts', 'API-GEN-0001', get(LIVE, 'Host: y')],
    ['two lengths', 'API-GEN-0001', post('{}', 'Content-Length: 2', 'Content-Length: 3')],
    ['a negative length', 'API-GEN-0001', post('', 'Content-Length: -1')],
    [
      'a length and chunks',
      'API-GEN-0001',
      post('0\r\n\r\n', 'Content-Length: 5', 'Transfer-Encoding: chunked'),
    ],
    ['an encoding that is not chunks', 'API-GEN-0001', post('', 'Transfer-Encoding: gzip')],
    ['a chunk without a size', 'API-GEN-0001', post('zz\r\n', 'Transfer-Encoding: chunked')],
    [
      'chunks with too much said of them',
      'API-GEN-0003',
      post(`1;a=${'b'.repeat(20_000)}\r\n{\r\n`, 'Transfer-Encoding: chunked'),
    ],
    ['a body that is too large', 'API-GEN-0003', post('', 'Content-Length: 99999999999')],
    ['an expectation', 'API-GEN-0014', post('{}', 'Content-Length: 2', 'Expect: banana')],
    ['a tunnel', 'API-GEN-0008', get('example.com:443').replace('GET', 'CONNECT')],
    ['an address that cannot be decoded', 'API-GEN-0008', get('/api/%zz')],
    ['an address that is not there', 'API-GEN-0008', get('/api/nada')],
    ['an address that is not there, asked in HTTP/1.0', 'API-GEN-0008', 'GET /api/nada HTTP/1.0\r\n\r\n'],
    ['no address', 'API-GEN-0008', get('*')],
    ['the options of the server', 'API-GEN-0008', ask('OPTIONS', '*')],
    ['the options of what is there', 'API-GEN-0008', ask('OPTIONS')],
    ['an echo', 'API-GEN-0008', ask('TRACE')],
    ['a method of others', 'API-GEN-0008', ask('PROPFIND')],
    ['a method that is not the call’s', 'API-GEN-0008', ask('DELETE')],
    ['another site', 'API-GEN-0011', get(guia.getFiltros.path, 'Sec-Fetch-Site: cross-site')],
    [
      'another site, by the whole address',
      'API-GEN-0011',
      get(`http://x${guia.getFiltros.path}`, 'Sec-Fetch-Site: cross-site'),
    ],
    [
      'another site, by an address in other letters',
      'API-GEN-0011',
      get(guia.getFiltros.path.replace('api', '%61pi'), 'Sec-Fetch-Site: cross-site'),
    ],
  ])('%s (%s)', async (_nome, codigo, bytes) => {
    const cru = await answer(bytes)
    const { status, texto } = catalogoErros[codigo]
    expect(cru.status).toBe(status)
    expectSecurityHeaders(cru)
    expect(cru.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(JSON.parse(cru.body)).toMatchObject({
      codigo,
      mensagem: texto,
      requisicao: cru.headers['x-request-id'],
    })
  })

  it('a request whose headers do not end, within seconds', async () => {
    const [cru] = await exchange(port, 'GET / HTTP/1.1\r\nHost: x\r\n')
    expect(cru?.status).toBe(408)
    if (cru) expectSecurityHeaders(cru)
    expect(JSON.parse(cru?.body ?? '')).toMatchObject({ codigo: 'API-GEN-0007' })
  }, 12_000)
})

describe('what can be served is', () => {
  it.each([
    ['in HTTP/1.0', `GET ${LIVE} HTTP/1.0\r\n\r\n`],
    ['by the whole address', get(`http://x${LIVE}`)],
    ['to who would rather speak something else', get(LIVE, 'Connection: Upgrade', 'Upgrade: websocket')],
  ])('%s', async (_nome, bytes) => {
    const cru = await answer(bytes)
    expect([cru.status, cru.body]).toEqual([200, '{"status":"ok"}'])
    expectSecurityHeaders(cru)
  })

  it('for its headers alone', async () => {
    const socket = open(port)
    socket.end(ask('HEAD'))
    const [bytes] = await once(socket, 'data')
    expect(String(bytes)).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*content-length: 15\r\n[\s\S]*\r\n\r\n$/)
  })

  it('after the go-ahead that it waits for', async () => {
    const answers = await exchange(
      port,
      post('{}', 'Content-Length: 2', 'Expect: 100-continue'),
      (sofar) => sofar.length > 1,
    )
    expect(answers.map(({ status }) => status)).toEqual([100, 400])
  })
})

it('who waits for the answer to an earlier request gets no other in its place', async () => {
  const as = await t.as(100001)
  const earlier = get(guia.getFiltros.path, `Authorization: ${as.authorization}`, `Cookie: ${as.cookie}`)
  const socket = open(port)
  let text = ''
  socket.on('data', (chunk) => {
    text += String(chunk)
  })
  socket.write(`${earlier}lixo\r\n\r\n`)
  await once(socket, 'close')
  expect(parseAll(text).map(({ status }) => status)).toEqual([])
})

it('who leaves at once, from a tunnel too, hurts nobody', async () => {
  for (const bytes of [ask('CONNECT', 'x:1'), 'lixo\r\n\r\n', post('zz\r\n', 'Transfer-Encoding: chunked')]) {
    const socket = open(port)
    await new Promise((resolve) => socket.write(bytes, resolve))
    socket.resetAndDestroy()
  }
  expect((await answer(get(LIVE))).status).toBe(200)
})
