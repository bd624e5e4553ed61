import * as argon2 from '@node-rs/argon2'
import { acesso } from '@portal/contract/acesso.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestAcesso } from '../../acesso/acesso.fixture.ts'
import { COOKIE_DISPOSITIVO } from '../../acesso/cookies.ts'
import { hashSenha } from '../../acesso/passwordHash.ts'
import { buildApp } from '../../process/app.ts'
import type { TestApp } from '../testApp.ts'

// The real one, counted.
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const real = await importOriginal<typeof argon2>()
  return { ...real, verify: vi.fn(real.verify) }
})

const t = await openTestAcesso()
beforeEach(() => void vi.mocked(argon2.verify).mockClear())

const SENHA = 'Sorriso#2026'
const forge = (numero: string) => `${COOKIE_DISPOSITIVO}=${numero}.${'A'.repeat(22)}.${'A'.repeat(43)}`
const login = (numero: string, senha: string, headers = {}) =>
  t.call(acesso.login, { body: { login: numero, senha } }, { headers })

describe.each([
  ['from a device that nobody knows', () => ({})],
  ['with a forged device', (numero: string) => ({ cookie: forge(numero) })],
])('the work of a login %s', (_de, headersOf) => {
  it.each([
    ['unknown', '999999', SENHA],
    ['wrong', '100001', 'errada'],
    ['blocked, with its password', '100007', SENHA],
    ['blocked, without', '100007', 'errada'],
    ['expired, without its password', '100006', 'errada'],
    ['of a first access', '100005', 'qualquer'],
    ['right', '100001', SENHA],
  ])('is one verification of the same cost: %s', async (_nome, numero, senha) => {
    // The template's are cheap (testDatabase.ts).
    await t.rows('update credencial set hash = $1 where hash is not null', [await hashSenha(SENHA)])
    await t.rows(`update credencial set situacao = 'bloqueada' where login = 100007`)
    await login(numero, senha, headersOf(numero))
    const hashes = vi.mocked(argon2.verify).mock.calls.map(([hash]) => String(hash))
    expect(hashes).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)])
  })
})

describe('attempts', () => {
  it('of one account made all at once are counted before they are judged', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => login('100001', 'errada')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ codigo }) => codigo === 'API-ACE-0004')).toHaveLength(35)
    expect(vi.mocked(argon2.verify)).toHaveBeenCalledTimes(5)
  })

  it('to change a password, all at once, are counted before they are judged', async () => {
    const as = await t.as(100001)
    const body = { senha: 'errada', novaSenha: 'Girassol!amarelo42' }
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => t.call(acesso.updateSenha, { body }, { as })),
    )
    expect(answers.filter(({ codigo }) => codigo === 'API-ACE-0006')).toHaveLength(5)
    expect(answers.filter(({ codigo }) => codigo === 'API-ACE-0004')).toHaveLength(7)
  })

  it('that are right count for nothing, however many come from one address', async () => {
    for (let vez = 0; vez < 12; vez++) expect((await login('100001', SENHA)).status).toBe(200)
    const rows = await t.rows<{ falhas: number }>('select falhas from tentativa_login')
    expect(rows.every(({ falhas }) => falhas === 0)).toBe(true)
  })
})

describe('the address of an attempt', () => {
  const attempt = (app: TestApp['app'], i: number, remoteAddress: string) =>
    app.inject({
      method: 'POST',
      url: acesso.login.path,
      remoteAddress,
      headers: { 'x-forwarded-for': `203.0.113.${i}` },
      payload: { login: String(900_000 + i), senha: 'x' },
    })

  it('is the connection, whatever it says of itself: a forged header opens no fresh count', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 52; i++) statuses.push((await attempt(t.app, i, '198.51.100.7')).statusCode)
    expect(statuses.slice(0, 50).every((status) => status === 401)).toBe(true)
    expect(statuses.slice(50)).toEqual([429, 429])
  })

  it('is what the proxy says, of a proxy that the operator named and of no other', async () => {
    const config = { ...t.services.config, trustProxy: ['192.0.2.1'] }
    const app = await buildApp({ services: { ...t.services, config } })
    await attempt(app, 1, '192.0.2.1')
    await attempt(app, 2, '192.0.2.66')
    const chaves = await t.rows<{ chave: string }>(
      `select chave from tentativa_login where chave like 'endereco:%' order by 1`,
    )
    expect(chaves.map(({ chave }) => chave)).toEqual(['endereco:192.0.2.66', 'endereco:203.0.113.1'])
    await app.close()
  })
})
