import { Writable } from 'node:stream'
import { pino } from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import { createPool } from '../db/client.ts'
import { buildApp } from '../process/app.ts'
import { openTestApp } from '../testing/testApp.ts'
import { openTestSite } from './site.fixture.ts'

const test = await openTestApp()
const { app, folder } = await openTestSite(test)

// Wrong passwords slow the account and the address down; each test comes when that is over.
beforeEach(() => test.clock.advance(60 * 60 * 1000))

const formulario = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }

const post = (fields: Record<string, string>, { url = '/credenciado/login', headers = {} } = {}) =>
  app.inject({
    method: 'POST',
    url,
    headers: { ...formulario, ...headers },
    payload: new URLSearchParams(fields).toString(),
  })

const boa = { login: '100001', senha: 'Sorriso#2026' }

/** The state that the page carries for its script. */
function estadoOf(html: string): {
  action: string
  login: string
  outcome?: object
  demonstracao: unknown[]
} {
  const text = /data-estado="([^"]*)"/.exec(html)?.[1] ?? ''
  return JSON.parse(text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&'))
}

it("takes a bank's user by the form too, and shows it again when it is refused", async () => {
  const url = '/meridiano/login'
  const boas = await post({ login: 'eduardo.leal', senha: boa.senha }, { url })
  expect([boas.statusCode, boas.headers.location]).toEqual([303, '/portal'])
  const recusada = await post({ login: 'eduardo.leal', senha: 'x' }, { url })
  expect(recusada.statusCode).toBe(401)
  expect(estadoOf(recusada.body)).toMatchObject({
    login: 'eduardo.leal',
    outcome: { codigo: 'API-ACE-0001' },
  })
})

describe('the login page', () => {
  it.each([
    ['/credenciado/login', 'aurora', '/credenciado/login'],
    ['/credenciado/login?rede=lumina', 'lumina', '/credenciado/login?rede=lumina'],
    ['/credenciado/login?rede=nenhuma', 'aurora', '/credenciado/login'],
    ['/meridiano/login', 'meridiano', '/meridiano/login'],
  ])('%s shows %s and posts to %s', async (url, marca, action) => {
    const { statusCode, body, headers } = await app.inject({ method: 'GET', url })
    expect(statusCode).toBe(200)
    expect(body).toContain(`data-marca="${marca}"`)
    expect(body).toContain(`<style>body{--marca:${marca}}</style>`)
    expect(estadoOf(body).action).toBe(action)
    expect(headers['cache-control']).toBe('no-store')
  })

  it('lists the demonstration users in the local environment alone', async () => {
    expect(estadoOf((await app.inject('/credenciado/login')).body).demonstracao.length).toBeGreaterThan(10)
    const config = { ...test.services.config, ambiente: 'producao' as const }
    const other = await buildApp({ services: { ...test.services, config }, siteFolder: folder })
    expect(estadoOf((await other.inject('/credenciado/login')).body).demonstracao).toEqual([])
    await other.close()
  })

  it('takes its script to the login service of another operator, and posts nothing here', async () => {
    const auth = 'https://operadora.example/entrada?a="b"'
    const config = { ...test.services.config, apiBases: { auth } }
    const other = await buildApp({ services: { ...test.services, config }, siteFolder: folder })
    const { body } = await other.inject('/credenciado/login?rede=lumina')
    expect(body).toContain(
      '<meta name="portal-api-bases" content="{&quot;auth&quot;:&quot;https://operadora.example/entrada?a=\\&quot;b\\&quot;&quot;}">',
    )
    expect(estadoOf(body)).toMatchObject({ precisaScript: true, demonstracao: [] })
    const posted = await other.inject({
      method: 'POST',
      url: '/credenciado/login?rede=lumina',
      headers: formulario,
      payload: new URLSearchParams(boa).toString(),
    })
    expect([posted.statusCode, posted.headers.location]).toEqual([303, '/credenciado/login?rede=lumina'])
    expect(posted.headers['set-cookie']).toBeUndefined()
    await other.close()
  })

  it('fills in the code of the address, if it is one', async () => {
    expect(estadoOf((await app.inject('/credenciado/login?login=100002')).body).login).toBe('100002')
    expect(estadoOf((await app.inject('/credenciado/login?login="><script>')).body).login).toBe('')
  })
})

describe('the login form', () => {
  it('enters without any script: its cookies, and on to the portal', async () => {
    const response = await post(boa)
    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe('/portal')
    const cookies = [response.headers['set-cookie']].flat().map(String)
    expect(cookies).toEqual([
      expect.stringMatching(/^__Host-fgp=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(
        /^__Host-dispositivo=100001\.[\w.-]+; Max-Age=31536000; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
      ),
      expect.stringMatching(/^__Host-token=[\w.-]+; Max-Age=1800; Path=\/; Secure; SameSite=Strict$/),
    ])
    const [fgp = '', dispositivo = '', token = ''] = cookies.map((cookie) => cookie.split(';')[0] ?? '')
    const authorization = `Bearer ${token.slice('__Host-token='.length)}`
    const menu = await app.inject({
      url: '/api/auth/credenciado/menu',
      headers: { authorization, cookie: fgp },
    })
    expect(menu.statusCode).toBe(200)

    // However many fail on the account elsewhere, this browser enters.
    for (let vez = 0; vez < 6; vez++) await post({ ...boa, senha: 'errada' })
    expect((await post(boa)).statusCode).toBe(429)
    expect((await post(boa, { headers: { cookie: dispositivo } })).statusCode).toBe(303)
  })

  it('leads whoever has terms to accept to them first', async () => {
    const response = await post({ ...boa, login: '100007' })
    expect([response.statusCode, response.headers.location]).toEqual([303, '/portal/termosPendentes'])
  })

  it.each([
    ['a wrong password', { ...boa, senha: 'errada' }],
    ['an unknown code', { login: '999999', senha: 'x' }],
    ['a code that has no password yet', { login: '100005', senha: 'qualquer' }],
    ['no code at all', { login: 'abc', senha: 'x' }],
    ['nothing', {}],
  ])('answers %s on the page, with the code typed and nothing of the password', async (_, fields) => {
    const response = await post(fields)
    expect(response.statusCode).toBe(401)
    const estado = estadoOf(response.body)
    expect(estado.outcome).toEqual({ codigo: 'API-ACE-0001' })
    expect(estado.login).toBe('login' in fields ? fields.login : '')
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(response.body).not.toContain('errada')
  })

  it('says how long to wait after too many attempts', async () => {
    let response = await post({ login: '100002', senha: 'errada' })
    for (let attempt = 0; attempt < 10 && response.statusCode === 401; attempt++) {
      response = await post({ login: '100002', senha: 'errada' })
    }
    expect(response.statusCode).toBe(429)
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    expect(estadoOf(response.body).outcome).toMatchObject({ codigo: 'API-ACE-0004' })
  })

  it.each([
    ['/credenciado/login', '/acesso/CadastrarSenha'],
    ['/credenciado/login?rede=lumina', '/acesso/CadastrarSenha?rede=lumina'],
    ['/meridiano/login', '/meridiano/CadastrarSenha'],
  ])('at %s leads an expired password to %s, its token where no log has it', async (url, tela) => {
    const response = await post({ login: '100006', senha: 'Antiga#2025' }, { url })
    expect(response.statusCode).toBe(303)
    const [address, token] = String(response.headers.location).split('#fluxo=')
    expect([address, token]).toEqual([tela, expect.stringMatching(/^[\w-]{43}$/)])
    expect(response.headers['set-cookie']).toBeUndefined()
  })

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['another host of the site', { 'sec-fetch-site': 'same-site' }, 403],
    ['an older browser elsewhere', { 'sec-fetch-site': undefined, origin: 'https://outro.example' }, 403],
    ['a hidden origin', { 'sec-fetch-site': undefined, origin: 'null' }, 403],
    ['no browser', { 'sec-fetch-site': undefined }, 403],
    ['an older browser here', { 'sec-fetch-site': undefined, origin: 'http://localhost:80' }, 303],
  ])('from %s: %j answers %i', async (_, headers, status) => {
    const sent = Object.fromEntries(
      Object.entries({ ...formulario, ...headers }).filter(([, value]) => value),
    )
    const payload = new URLSearchParams(boa).toString()
    const response = await app.inject({
      method: 'POST',
      url: '/credenciado/login',
      headers: sent as Record<string, string>,
      payload,
    })
    expect(response.statusCode).toBe(status)
  })

  it('takes no form beyond its size, and the API takes none', async () => {
    expect((await post({ login: '1', senha: 'x'.repeat(20_000) })).statusCode).toBe(413)
    const api = await post(boa, { url: '/api/auth/credenciado/login' })
    expect(api.statusCode).toBe(415)
  })
})

describe('a login, by either door', () => {
  const json = (payload: object) =>
    app.inject({ method: 'POST', url: '/api/auth/credenciado/login', payload })
  const count = async (resultado: string) => {
    const { values } = await test.services.metrics.logins.get()
    return values.find(({ labels }) => labels.resultado === resultado)?.value ?? 0
  }

  it.each([
    ['entrou', { login: '100001', senha: 'Sorriso#2026' }],
    ['definirSenha', { login: '100006', senha: 'Antiga#2025' }],
    ['recusado', { login: '100003', senha: 'errada' }],
  ])('is counted as %s', async (resultado, fields) => {
    const before = await count(resultado)
    await post(fields)
    await json(fields)
    expect(await count(resultado)).toBe(before + 2)
  })

  it('is counted as one that must wait', async () => {
    const errada = { login: '100004', senha: 'errada' }
    const before = await count('espera')
    for (let vez = 0; vez < 5; vez++) await json(errada)
    await post(errada)
    await json(errada)
    expect(await count('espera')).toBe(before + 2)
  })

  it('leaves a line in the log, and is counted, when the database is away', async () => {
    const lines: Record<string, unknown>[] = []
    const stream = new Writable({
      write: (line, _encoding, done) => {
        lines.push(JSON.parse(String(line)))
        done()
      },
    })
    const pool = createPool('postgres://x:x@127.0.0.1:1/x')
    const services = { ...test.services, pool, log: pino({ level: 'warn' }, stream) }
    const other = await buildApp({ services, siteFolder: folder })
    const before = await count('falha')
    for (let vez = 0; vez < 3; vez++) {
      const payload = new URLSearchParams(boa).toString()
      const response = await other.inject({
        method: 'POST',
        url: '/credenciado/login',
        headers: formulario,
        payload,
      })
      expect(response.statusCode).toBe(503)
    }
    expect(lines).toMatchObject([{ codigo: 'API-GEN-0006', msg: 'unavailable' }])
    expect(await count('falha')).toBe(before + 3)
    await other.close()
    await pool.close()
  })
})
