import { acesso } from '@portal/contract/acesso.ts'
import { describe, expect, it } from 'vitest'
import { openTestAcesso } from './acesso.fixture.ts'
import { COOKIE_DISPOSITIVO } from './cookies.ts'
import { refundTentativa, takeTentativa } from './tentativa.store.ts'

const t = await openTestAcesso()

const SENHA = 'Sorriso#2026'
const MINUTO = 60_000
const [CLINICA, ATACANTE] = ['198.51.100.4', '203.0.113.9']

type De = { ip?: string; cookie?: string; login?: string }

const attempt = (senha: string, { ip = CLINICA, cookie = '', login = '100001' }: De = {}) =>
  t.app.inject({
    method: 'POST',
    url: acesso.login.path,
    remoteAddress: ip,
    headers: { cookie },
    payload: { login, senha },
  })
type Resposta = Awaited<ReturnType<typeof attempt>>

const statusOf = async (answer: Promise<Resposta>) => (await answer).statusCode
const esperaOf = ({ headers }: Resposta) => Number(headers['retry-after'])

/** The cookie by which a login's browser is known from now on. */
function dispositivoOf({ headers }: Pick<Resposta, 'headers'>): string {
  const cookies = [headers['set-cookie']].flat().map(String)
  return cookies.find((cookie) => cookie.startsWith(`${COOKIE_DISPOSITIVO}=`))?.split(';')[0] ?? ''
}

const attack = (quantas: number) =>
  Array.from({ length: quantas }).reduce<Promise<unknown>>(
    (before) => before.then(() => attempt('errada', { ip: ATACANTE })),
    Promise.resolve(),
  )

const falhasOf = async (tipo: string) => {
  const rows = await t.rows<{ falhas: number }>(
    'select falhas from tentativa_login where chave like $1 order by chave',
    [`${tipo}:%`],
  )
  return rows.map(({ falhas }) => falhas)
}

describe('an attacker who fails once a minute for an hour', () => {
  it('keeps the owner out of no known device, makes none wait, and a new one a minute at most', async () => {
    let cookie = dispositivoOf(await attempt(SENHA))
    for (let minuto = 0; minuto < 60; minuto++) {
      expect(await statusOf(attempt('errada', { ip: ATACANTE }))).toBe(401)
      // The clinic opens when the attacker has long been at it.
      if (minuto >= 10) {
        const own = await attempt(SENHA, { cookie })
        expect(own.statusCode).toBe(200)
        cookie = dispositivoOf(own)
      }
      t.clock.advance(MINUTO)
    }
    // The device has all of its free attempts still, and its own first wait after them.
    for (let vez = 0; vez < 5; vez++) expect(await statusOf(attempt('errada', { cookie }))).toBe(401)
    expect(esperaOf(await attempt(SENHA, { cookie }))).toBe(1)
    // A new device, right after the attacker, where the wait is longest.
    await attempt('errada', { ip: ATACANTE })
    const refused = await attempt(SENHA)
    expect(refused.statusCode).toBe(429)
    expect(esperaOf(refused)).toBeLessThanOrEqual(60)
    t.clock.advance(esperaOf(refused) * 1000)
    expect(await statusOf(attempt(SENHA))).toBe(200)
  })

  it('does not keep a session from changing its password', async () => {
    const as = await t.as(100001)
    await attack(6)
    const body = { senha: SENHA, novaSenha: 'Girassol!amarelo42' }
    expect((await t.call(acesso.updateSenha, { body }, { as })).status).toBe(200)
  })
})

describe('the count of a known device', () => {
  it('is its own: what it fails makes nobody else wait, what it gets right clears nothing', async () => {
    const cookie = dispositivoOf(await attempt(SENHA))
    await attack(6)
    const antes = [await falhasOf('conta'), await falhasOf('endereco'), await falhasOf('rede')]
    expect(await statusOf(attempt(SENHA, { cookie }))).toBe(200)
    for (let vez = 0; vez < 5; vez++) expect(await statusOf(attempt('errada', { cookie }))).toBe(401)
    expect([await falhasOf('conta'), await falhasOf('endereco'), await falhasOf('rede')]).toEqual(antes)
    expect(await falhasOf('dispositivo')).toEqual([5])
    expect(await statusOf(attempt('errada', { ip: ATACANTE }))).toBe(429)
  })

  it('is spent by its own failures, and asks whoever holds its cookie to wait, wherever', async () => {
    const cookie = dispositivoOf(await attempt(SENHA))
    const esperas: number[] = []
    for (let vez = 0; vez < 12; vez++) {
      const refused = await attempt('errada', { cookie, ip: `192.0.2.${vez}` })
      if (refused.statusCode === 401) continue
      esperas.push(esperaOf(refused))
      t.clock.advance(esperaOf(refused) * 1000)
    }
    expect(esperas).toEqual([1, 2, 4, 8])
    expect(await statusOf(attempt(SENHA))).toBe(200)
  })

  it('is apart from that of another device of the same login', async () => {
    const [um, outro] = [dispositivoOf(await attempt(SENHA)), dispositivoOf(await attempt(SENHA))]
    for (let vez = 0; vez < 6; vez++) await attempt('errada', { cookie: um })
    expect(await statusOf(attempt(SENHA, { cookie: um }))).toBe(429)
    expect(await statusOf(attempt(SENHA, { cookie: outro }))).toBe(200)
  })

  it('begins anew when the password turns out right', async () => {
    const cookie = dispositivoOf(await attempt(SENHA))
    for (let vez = 0; vez < 4; vez++) await attempt('errada', { cookie })
    expect(await statusOf(attempt(SENHA, { cookie }))).toBe(200)
    expect(await falhasOf('dispositivo')).toEqual([])
  })
})

describe('a cookie that buys nothing', () => {
  it.each<[string, (cookie: string) => Promise<string> | string]>([
    ['of another login', async () => dispositivoOf(await attempt(SENHA, { login: '100002' }))],
    ['forged', (cookie) => `${cookie.slice(0, -4)}AAAA`],
    ['made for another login', (cookie) => cookie.replace('100001', '100002')],
    ['empty', () => `${COOKIE_DISPOSITIVO}=`],
  ])('%s', async (_nome, change) => {
    const cookie = await change(dispositivoOf(await attempt(SENHA)))
    await attack(6)
    expect(await statusOf(attempt(SENHA, { cookie }))).toBe(429)
    expect(await falhasOf('dispositivo')).toEqual([])
  })

  it('of a device known before a new password; the one that changed it is known still', async () => {
    const antes = dispositivoOf(await attempt(SENHA))
    const as = await t.as(100001)
    const novaSenha = 'Girassol!amarelo42'
    const { headers } = await t.call(acesso.updateSenha, { body: { senha: SENHA, novaSenha } }, { as })
    await attack(6)
    expect(await statusOf(attempt(novaSenha, { cookie: antes }))).toBe(429)
    const depois = dispositivoOf({ headers: headers as Resposta['headers'] })
    expect(await statusOf(attempt(novaSenha, { cookie: depois }))).toBe(200)
  })
})

it('tells nobody which logins there are, whatever device it is asked from', async () => {
  const cookie = dispositivoOf(await attempt(SENHA, { login: '100007' }))
  await t.rows(`update credencial set situacao = 'bloqueada' where login = 100007`)
  const forged = cookie.replace('100007', '100001')
  const answers = [
    await attempt('errada', { login: '100007', cookie }),
    await attempt(SENHA, { login: '100007', cookie }),
    await attempt(SENHA, { login: '999999', cookie }),
    await attempt('errada', { login: '100001', cookie: forged }),
    await attempt('errada', { login: '999999', cookie: forged.replace('100001', '999999') }),
    await attempt('errada', { login: '100001' }),
  ]
  const told = answers.map(({ statusCode, body, headers }) => [
    statusCode,
    body.replace(/"requisicao":"[^"]+"/, ''),
    Object.keys(headers).toSorted().join(),
  ])
  expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1)
})

it('knows one browser for each of the logins that enter from it', async () => {
  const um = dispositivoOf(await attempt(SENHA))
  const cookie = dispositivoOf(await attempt(SENHA, { login: '100002', cookie: um }))
  for (const login of ['100001', '100002']) {
    for (let vez = 0; vez < 6; vez++) await attempt('errada', { login, ip: ATACANTE })
    expect(await statusOf(attempt(SENHA, { login }))).toBe(429)
    expect(await statusOf(attempt(SENHA, { login, cookie }))).toBe(200)
  }
})

describe('the network of an attempt', () => {
  it.each([
    ['203.0.113.9', '203.0.113.200', '203.0.114.9'],
    ['203.0.113.9', '::ffff:203.0.113.200', '::ffff:203.0.114.9'],
    ['2001:db8:aa:bb01::1', '2001:db8:aa:bbff:9::', '2001:db8:aa:bc01::1'],
  ])('of %s is that of %s and not that of %s, and waits after 200 failures', async (um, perto, longe) => {
    const fail = (ip: string, login: string) => statusOf(attempt('errada', { ip, login }))
    await fail(um, '900001')
    await t.rows(`update tentativa_login set falhas = 199 where chave like 'rede:%'`)
    expect(await fail(um, '900002')).toBe(401)
    expect(await fail(perto, '900003')).toBe(429)
    expect(await fail(longe, '900003')).toBe(401)
    const cookie = dispositivoOf(await attempt(SENHA))
    expect(await statusOf(attempt(SENHA, { ip: perto }))).toBe(429)
    expect(await statusOf(attempt(SENHA, { ip: perto, cookie }))).toBe(200)
  })

  it('counts an address once, however it is written', async () => {
    await attempt('errada', { ip: '203.0.113.9', login: '900001' })
    await attempt('errada', { ip: '::ffff:203.0.113.9', login: '900002' })
    expect(await falhasOf('endereco')).toEqual([2])
  })
})

it('one that turned out right takes itself back, and none of the failures before it', async () => {
  const contado = { tipo: 'endereco', valor: '192.0.2.77' } as const
  await t.services.background.transaction(0, async (db) => {
    for (let vez = 0; vez < 3; vez++) await takeTentativa(db, contado, t.clock.now())
    await refundTentativa(db, contado)
  })
  expect(await t.rows(`select falhas from tentativa_login where chave = 'endereco:192.0.2.77'`)).toEqual([
    { falhas: 2 },
  ])
})
