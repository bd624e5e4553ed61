import { connect } from 'node:net'
import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { guia } from '@portal/contract/guia.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import type { InjectOptions } from 'fastify'
import { describe, expect, it, inject as provided } from 'vitest'
import { createPool } from '../../db/client.ts'
import { buildApp } from '../../process/app.ts'
import { openTestApp } from '../../testing/testApp.ts'

const t = await openTestApp()
const as = await t.as(100001)

const inject = (options: InjectOptions) => t.app.inject(options)
const search = elegibilidade.searchAssociado.path
const filtros = guia.getFiltros.path

/** A call with a raw body, as a hostile client would write it. */
const post = (payload: string, contentType = 'application/json') =>
  inject({ method: 'POST', url: search, headers: { ...as, 'content-type': contentType }, payload })

const TOKEN = 'c'.repeat(32)

describe('security headers', () => {
  it.each<[string, number, () => InjectOptions]>([
    ['a reply', 200, () => ({ url: filtros, headers: as })],
    ['a refusal of login', 401, () => ({ url: filtros })],
    ['an address that is not there', 404, () => ({ url: '/api/guia/v1/gto/nada' })],
    [
      'malformed JSON',
      400,
      () => ({
        method: 'POST',
        url: search,
        payload: '{',
        headers: { ...as, 'content-type': 'application/json' },
      }),
    ],
    ['a cross-site call', 403, () => ({ url: filtros, headers: { 'sec-fetch-site': 'cross-site' } })],
    ['health', 200, () => ({ url: '/api/health/live' })],
    ['the API document', 200, () => ({ url: '/api/openapi.json' })],
    ['metrics', 200, () => ({ url: '/metrics' })],
    [
      'a file',
      200,
      () => ({ method: 'POST', url: pesquisa.exportGuias.path, headers: as, payload: { statusTiss: '1' } }),
    ],
  ])('are on %s (%i)', async (_nome, status, options) => {
    const { statusCode, headers } = await inject(options())
    expect(statusCode).toBe(status)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
    })
    const csp = String(headers['content-security-policy'])
    expect(csp).toContain("default-src 'none'")
    expect(csp).not.toContain('unsafe')
  })

  it('let nobody frame a page, and no script but ours run in it; a file runs nothing at all', async () => {
    const csp = async (options: InjectOptions) =>
      String((await inject(options)).headers['content-security-policy'])
    const policy = await csp({ url: filtros })
    for (const part of [
      "frame-ancestors 'none'",
      "script-src 'self'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "worker-src 'self'",
    ]) {
      expect(policy).toContain(part)
    }
    // One policy may name code, and no second one of its name (web: api/startWorker.ts).
    expect(policy).toMatch(/(^|; )trusted-types portal-worker($|;)/)
    const file = { method: 'POST', url: pesquisa.exportGuias.path, headers: as } as const
    expect(await csp({ ...file, payload: { statusTiss: '1' } })).toBe("sandbox; default-src 'none'")
  })

  it('keep every answer of the API out of caches', async () => {
    for (const url of [filtros, '/api/nada', '/api/health/live']) {
      expect((await inject({ url, headers: as })).headers['cache-control']).toBe('no-store')
    }
  })

  it('carry an id of our own, whatever the caller sends', async () => {
    const { headers } = await inject({ url: filtros, headers: { ...as, 'x-request-id': 'meu' } })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('what is not in the contract is refused', () => {
  it.each([
    ['an unknown field of the body', () => post('{"termo":"1","extra":1}'), 'extra'],
    [
      'an unknown key of the address',
      () => inject({ url: `${filtros.replace('filtros', 'consulta')}?numeroFicha=1&x=1`, headers: as }),
      'x',
    ],
    [
      'a key twice',
      () => inject({ url: `${guia.getGuia.path}?numeroFicha=1&numeroFicha=2`, headers: as }),
      'numeroFicha',
    ],
    [
      '__proto__ in the address',
      () => inject({ url: `${guia.getGuia.path}?numeroFicha=1&__proto__=2`, headers: as }),
      '__proto__',
    ],
  ])('%s', async (_nome, call, campo) => {
    const answer = await call()
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ codigo: 'API-GEN-0001', detalhes: [{ campo }] })
  })

  it.each(['{"termo":"1","__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}', '{', '[]'])(
    'the body %s',
    async (payload) => {
      const answer = await post(payload)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().codigo).toBe('API-GEN-0001')
    },
  )

  it('a body of another kind, or too large', async () => {
    expect(await post('termo=1', 'application/x-www-form-urlencoded').then((a) => a.json().codigo)).toBe(
      'API-GEN-0002',
    )
    expect(await post('<a/>', 'text/xml').then((a) => a.statusCode)).toBe(415)
    const large = await post(JSON.stringify({ termo: 'a'.repeat(300_000) }))
    expect([large.statusCode, large.json().codigo]).toEqual([413, 'API-GEN-0003'])
  })

  it('a version that is no number', async () => {
    const answer = await inject({ url: filtros, headers: { ...as, 'if-match': 'sete' } })
    expect(answer.json()).toMatchObject({ codigo: 'API-GEN-0001', detalhes: [{ campo: 'If-Match' }] })
  })

  it('a call from another site', async () => {
    const answer = await inject({ url: filtros, headers: { ...as, 'sec-fetch-site': 'cross-site' } })
    expect([answer.statusCode, answer.json().codigo]).toEqual([403, 'API-GEN-0011'])
  })

  it.each([
    ['GET', '/api/guia/v1/gto/nada'],
    ['DELETE', filtros],
    ['GET', '/nada'],
  ] as const)('%s %s, with the shape of every refusal', async (method, url) => {
    const answer = await inject({ method, url, headers: as })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({
      codigo: 'API-GEN-0008',
      mensagem: 'Este endereço não existe.',
      requisicao: answer.headers['x-request-id'],
    })
  })
})

describe('health and metrics', () => {
  it('say that the process lives and can serve', async () => {
    expect((await inject({ url: '/api/health/live' })).json()).toEqual({ status: 'ok' })
    expect((await inject({ url: '/api/health/ready' })).json()).toEqual({ status: 'ok' })
  })

  it.each([
    ['is gone', 'postgres://ninguem@127.0.0.1:1/nada'],
    ['has another password', provided('database').appUrl.replace(/:[^:@]+@/, ':segredo-de-ontem@')],
  ])(
    'say that it cannot when the database %s; calls answer 503 with when to come back',
    async (_nome, url) => {
      const pool = createPool(url, { max: 1 })
      const app = await buildApp({ services: { ...t.services, pool } })
      const ready = await app.inject({ url: '/api/health/ready' })
      expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '2'])
      expect((await app.inject({ url: '/api/health/live' })).statusCode).toBe(200)
      const call = await app.inject({ url: filtros, headers: as })
      expect([call.statusCode, call.json().codigo, call.headers['retry-after']]).toEqual([
        503,
        'API-GEN-0006',
        '2',
      ])
      await pool.close()
    },
  )

  it('give the metrics to the machine itself alone, whoever it says it is', async () => {
    await inject({ url: filtros, headers: as })
    const own = await inject({ url: '/metrics' })
    expect(own.body).toContain('portal_chamadas_total{operacao="guia.getFiltros",status="200"}')
    // Labels alone: a sum of seconds may hold any digits.
    expect(own.body.match(/\{[^}]*\}/g)?.join()).not.toMatch(/100001|50000000/)
    const headers = { 'x-forwarded-for': '127.0.0.1' }
    const other = await inject({ url: '/metrics', remoteAddress: '10.0.0.9', headers })
    expect(other.statusCode).toBe(404)
  })

  it.each([
    ['local', undefined, undefined, 200],
    ['producao', undefined, 'Bearer undefined', 404],
    ['producao', TOKEN, undefined, 404],
    ['producao', TOKEN, `Bearer ${TOKEN}x`, 404],
    ['producao', TOKEN, `Bearer ${TOKEN}`, 200],
  ] as const)(
    'give the metrics in %s, token %s, to whoever brings %s: %i',
    async (ambiente, metricasToken, authorization, status) => {
      const config = { ...t.services.config, ambiente, metricasToken }
      const app = await buildApp({ services: { ...t.services, config } })
      const headers = authorization === undefined ? {} : { authorization }
      expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(status)
      await app.close()
    },
  )

  it.each([
    ['x-forwarded-for', '203.0.113.9'],
    ['x-forwarded-for', '127.0.0.1'],
    ['forwarded', 'for=203.0.113.9'],
    ['x-real-ip', '203.0.113.9'],
    ['via', '1.1 proxy'],
  ])('give no metrics through a proxy that nobody told of: %s %s', async (name, value) => {
    expect((await inject({ url: '/metrics', headers: { [name]: value } })).statusCode).toBe(404)
  })
})

describe('a slow client', () => {
  it('that does not finish its headers is cut off', async () => {
    await t.app.listen({ port: 0, host: '127.0.0.1' })
    const address = t.app.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const received = await new Promise<string>((resolve, reject) => {
      let text = ''
      const socket = connect(port, '127.0.0.1', () => {
        socket.write('POST /api/auth/credenciado/login HTTP/1.1\r\nHost: x\r\n')
      })
      const drip = setInterval(() => socket.write('X-Lento: 1\r\n'), 500)
      socket.on('data', (chunk) => {
        text += chunk.toString()
      })
      socket.on('close', () => {
        clearInterval(drip)
        resolve(text)
      })
      socket.on('error', reject)
    }).catch(() => '')
    expect(received === '' || received.includes('408')).toBe(true)
    // Long before a whole request would be, which has a minute.
  }, 30_000)
})
