import type { InjectOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { openTestSite } from '../../site/site.fixture.ts'
import { enter, rotas } from '../../testing/matriz/chamada.ts'
import { openTestApp } from '../../testing/testApp.ts'
import { listen, talk } from '../socket.fixture.ts'

const t = await openTestApp()
const { app } = await openTestSite(t)
const port = await listen(app)

const JSON_TYPE = 'application/json'

/** Bodies that no call takes, whatever its schema. */
const corpos: readonly (readonly [nome: string, tipo: string | undefined, texto: string])[] = [
  ['empty JSON', JSON_TYPE, ''],
  ['null', JSON_TYPE, 'null'],
  ['a number', JSON_TYPE, '5'],
  ['a truth', JSON_TYPE, 'false'],
  ['a text', JSON_TYPE, '"x"'],
  ['an empty text', JSON_TYPE, '""'],
  ['a list', JSON_TYPE, '[]'],
  ['a list of null', JSON_TYPE, '[null]'],
  ['half a JSON', JSON_TYPE, '{"a":'],
  ['a name that comes twice', JSON_TYPE, '{"a":1,"a":2}'],
  ['a depth without end', JSON_TYPE, `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ['a prototype', JSON_TYPE, '{"__proto__":{"a":1}}'],
  ['a form', 'application/x-www-form-urlencoded', 'a=1'],
  ['plain text', 'text/plain', 'a'],
  ['an unknown kind', 'application/vnd.nada', 'x'],
  ['a kind that is none', 'nada', 'x'],
  ['a body of no kind', undefined, 'a=1'],
  ['parts without a boundary', 'multipart/form-data', 'x'],
  ['parts that are none', 'multipart/form-data; boundary=x', 'nada'],
]

describe.each(rotas.filter(({ route }) => route.method !== 'GET'))('$nome', ({ nome, route }) => {
  it('refuses every body that no call takes, and says what is wrong with it', async () => {
    const as = nome.startsWith('acesso.') ? await enter(t, 100008) : await t.as(100001)
    const answers = []
    for (const [corpo, tipo, payload] of corpos) {
      const headers = { ...as, ...(tipo === undefined ? {} : { 'content-type': tipo }) }
      const url = route.path.replaceAll(/\{\w+\}/g, '1')
      const answer = await app.inject({ method: route.method, url, headers, payload })
      const { statusCode } = answer
      if (statusCode < 400 || statusCode >= 500) answers.push(`${corpo}: ${statusCode}`)
      // Its text sends the person to what the details name.
      else if (answer.json().codigo === 'API-GEN-0001' && !answer.json().detalhes) answers.push(corpo)
    }
    expect(answers).toEqual([])
  })
})

describe('a page', () => {
  const page = { accept: 'text/html' }
  it.each<[string, InjectOptions, number]>([
    ['a key twice', { url: '/credenciado/login?login=1&login=2&rede=lumina&rede=aurora' }, 200],
    ['a brand of the prototype', { url: '/credenciado/login?rede=__proto__' }, 200],
    ['a brand of every object', { url: '/credenciado/login?rede=constructor&rede=toString' }, 200],
    ['keys of the prototype', { url: '/credenciado/login?__proto__=1&constructor=2&toString=3' }, 200],
    ['lists as keys', { url: '/credenciado/login?login[]=1&rede[a]=2' }, 200],
    ['broken escapes', { url: '/credenciado/login?login=%&rede=%ff%00&%=1' }, 200],
    ['a query of nothing', { url: '/credenciado/login?&&=&==' }, 200],
    ['a head alone', { method: 'HEAD', url: '/meridiano/login?login=%' }, 200],
    ['a broken address', { url: '/portal/%' }, 303],
    ['a broken letter in the address', { url: '/portal/guia/%E0%A4%A' }, 303],
    ['NUL in the address', { url: '/portal/guia/%00' }, 404],
    ['a key twice in the portal', { url: '/portal?token=a&token=b&__proto__=c' }, 200],
    ['two slashes', { url: '//' }, 404],
    ['a file of the prototype', { url: '/assets/__proto__' }, 404],
    ['a file with NUL', { url: '/assets/%00' }, 400],
    ['a file above', { url: '/assets/..%2f..%2findex.html' }, 404],
    ['a file with a long name', { url: `/assets/${'x'.repeat(5000)}` }, 400],
    ['a brand above', { url: '/marca/%2e%2e/index.html' }, 404],
  ])('answers %s', async (_nome, options, status) => {
    expect((await app.inject({ headers: page, ...options })).statusCode).toBe(status)
  })

  it.each([
    ['lines in a token', '__Host-token=%0d%0aset-cookie:%20x=1; __Host-fgp=%0a'],
    ['a token of null', `__Host-token=a.${Buffer.from('null').toString('base64url')}.b`],
    [
      'a network that is no text',
      `__Host-token=a.${Buffer.from('{"redeGenerica":{"toString":1}}').toString('base64url')}.b`,
    ],
    ['keys of the prototype', '__proto__=1; constructor=2; portal.tema=__proto__'],
    ['broken escapes', '__Host-token=%; portal.tema=%E0%A4%A'],
    ['no cookie at all', ';;=;,'],
    ['lines in a device', '__Host-dispositivo=%0d%0ax:%201~100001.a.b~~~'],
  ])('answers a cookie with %s', async (_nome, cookie) => {
    for (const url of ['/portal', '/credenciado/login', '/']) {
      const { statusCode, headers } = await app.inject({ url, headers: { ...page, cookie } })
      expect(statusCode).toBeLessThan(400)
      expect(headers['set-cookie']).toBeUndefined()
    }
  })
})

describe('a host that is none', () => {
  it.each(['[', 'a b', ':::', '%', '@', 'a:99999'])('%j posts no form', async (host) => {
    const headers = { host, origin: 'http://localhost', 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await app.inject({
      method: 'POST',
      url: '/credenciado/login',
      headers,
      payload: 'login=1',
    })
    expect(answer.statusCode).toBe(403)
  })

  it('nor does an old browser that sends none', async () => {
    const bytes = 'POST /credenciado/login HTTP/1.0\r\nOrigin: http://localhost\r\n\r\n'
    expect((await talk(port, bytes)).status).toBe(403)
  })
})

describe('a body of JSON', () => {
  const login = async (payload: string) => {
    const headers = { 'content-type': JSON_TYPE }
    return app.inject({ method: 'POST', url: '/api/auth/credenciado/login', headers, payload })
  }

  it.each([
    ['in it', '{"login":"100001","senha":"a","senha":"b"}'],
    ['written in another way', '{"login":"100001","senha":"a","senh\\u0061":"b"}'],
    ['in what it holds', '{"login":"1","senha":"a","x":[{"y":1,"y" : {}}]}'],
  ])('is refused where a name comes twice %s', async (_nome, payload) => {
    const { statusCode, body } = await login(payload)
    expect([statusCode, JSON.parse(body).detalhes]).toEqual([400, [{ mensagem: 'Um campo veio repetido.' }]])
  })

  it('is read whatever its texts look like', async () => {
    const { statusCode } = await login(String.raw`{"login":"100001","senha":"\",\"senha\":{ \\"}`)
    expect(statusCode).toBe(401)
  })
})

describe('who a request comes from', () => {
  it('is said once', async () => {
    const bytes = `GET /api/health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n`
    const two = 'Authorization: Bearer a\r\nauthorization: Bearer b\r\n\r\n'
    const { status, text } = await talk(port, bytes + two)
    expect(status).toBe(400)
    expect(text).toContain('{"codigo":"API-GEN-0001"')
    expect(text).toContain('{"campo":"Authorization","mensagem":"Deve vir uma vez."}')
  })
})

describe('what a body is', () => {
  it.each([
    ['content-type', 'Content-Type: application/json\r\ncontent-type: text/plain', 'Content-Type'],
    ['content-encoding', 'Content-Type: application/json\r\nContent-Encoding: gzip', 'Content-Encoding'],
  ])('is said once, and is not packed: %s', async (_nome, headers, campo) => {
    const head = `POST /api/acesso/v1/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 2\r\n`
    const { status, text } = await talk(port, `${head}${headers}\r\n\r\n{}`)
    expect(status).toBe(400)
    expect(text).toContain(`{"campo":"${campo}"`)
  })
})

describe('a query of the API', () => {
  it.each(rotas.filter(({ route }) => route.method === 'GET'))('$nome', async ({ route }) => {
    const as = await t.as(100001)
    const url = route.path.replaceAll(/\{\w+\}/g, '1')
    const answers = []
    for (const query of [
      'a=1&a=2',
      '__proto__=1',
      'constructor=1',
      '%=%',
      '=',
      'numeroFicha[]=1',
      '%00=%00',
    ]) {
      const { statusCode } = await app.inject({ url: `${url}?${query}`, headers: as })
      if (statusCode !== 400) answers.push(`${query}: ${statusCode}`)
    }
    expect(answers).toEqual([])
  })

  it.each(['/api/health/live', '/api/health/ready', '/api/openapi.json', '/metrics'])('%s', async (url) => {
    for (const query of ['a=1', '__proto__=1', '%=%']) {
      expect((await app.inject(`${url}?${query}`)).statusCode).toBe(200)
    }
  })
})
