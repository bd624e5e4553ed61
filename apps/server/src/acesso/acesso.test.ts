import { acesso } from '@portal/contract/acesso.ts'
import { menu } from '@portal/contract/menu.ts'
import { permissoes } from '@portal/domain/acesso/permissao.tables.ts'
import { describe, expect, it } from 'vitest'
import { enter } from '../testing/matriz/chamada.ts'
import type { Person } from '../testing/testApp.ts'
import { openTestAcesso } from './acesso.fixture.ts'
import { tokenCookie } from './cookies.ts'

const t = await openTestAcesso()

const SENHA = 'Sorriso#2026'
const login = (numero: string, senha: string) =>
  t.call(acesso.login, { body: { login: numero, senha } }, { headers: {} })
const ping = (as: Person) => t.call(menu.getMenu, {}, { as })

describe('acesso.login', () => {
  it('answers alike, word for word, for unknown, wrong, blocked and without a password yet', async () => {
    await t.rows(`update credencial set situacao = 'bloqueada' where login = 100007`)
    const answers = [
      await login('999999', SENHA),
      await login('100001', 'errada'),
      await login('100007', SENHA),
      await login('100007', 'errada'),
      await login('100005', 'qualquer'),
      await login('100006', 'errada'),
    ]
    const texts = answers.map(({ raw }) => String(raw).replace(/"requisicao":"[^"]+"/, ''))
    expect(new Set(texts).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 401, codigo: 'API-ACE-0001' })
    expect(new Set(answers.map(({ headers }) => Object.keys(headers).toSorted().join())).size).toBe(1)
  })

  it('gives an expired password a token to define another with, and no session', async () => {
    const { body, headers } = await login('100006', 'Antiga#2025')
    const fluxoToken = expect.stringMatching(/^[\w-]{43}$/)
    expect(body).toEqual({ tipoProcesso: 'DEFINICAO_SENHA', tipoFluxo: 'SE', fluxoToken })
    expect(headers['set-cookie']).toBeUndefined()
  })

  it('slows an account down step by step, the right password too, and lets it in after the wait', async () => {
    for (let vez = 0; vez < 5; vez++) expect((await login('100001', 'errada')).status).toBe(401)
    const esperas = []
    for (let vez = 0; vez < 3; vez++) {
      const refused = await login('100001', SENHA)
      expect(refused).toMatchObject({ status: 429, codigo: 'API-ACE-0004' })
      const espera = Number(refused.headers['retry-after'])
      esperas.push(espera)
      t.clock.advance(espera * 1000)
      expect((await login('100001', 'errada')).status).toBe(401)
    }
    expect(esperas).toEqual(esperas.toSorted((a, b) => a - b))
    expect(esperas[2]).toBeGreaterThan(esperas[0] ?? 0)
    t.clock.advance(60_000)
    expect((await login('100001', SENHA)).body.tipoProcesso).toBe('ACESSO')
    expect((await login('100001', SENHA)).status).toBe(200)
  })

  it('slows the unknown down as it does the known', async () => {
    for (let vez = 0; vez < 5; vez++) await login('999998', 'x')
    expect(await login('999998', 'x')).toMatchObject({ status: 429, codigo: 'API-ACE-0004' })
  })

  it('sets a cookie that no script reads, no other site sends and no plain line carries', async () => {
    const cookie = String((await login('100001', SENHA)).headers['set-cookie'])
    expect(cookie).toMatch(/^__Host-fgp=[\w-]{43}; /)
    for (const part of ['Path=/', 'Secure', 'HttpOnly', 'SameSite=Strict']) expect(cookie).toContain(part)
    expect(cookie).not.toContain('Domain')
  })

  it('gives a token that fits its cookie with every permission there is', async () => {
    await t.rows('update credenciado set permissoes = $1 where codigo = 100001', [
      permissoes.map(({ codigo }) => codigo),
    ])
    const { body } = await login('100001', SENHA)
    expect(tokenCookie(body.accessToken ?? '').length).toBeLessThan(4096)
  })
})

describe('a session', () => {
  it('ends at once on the server when it is left', async () => {
    const as = await t.as(100001)
    expect((await ping(as)).status).toBe(200)
    const { headers } = await t.call(acesso.logout, {}, { as })
    expect(String(headers['set-cookie'])).toContain('Max-Age=0')
    expect(await ping(as)).toMatchObject({ status: 401, codigo: 'API-ACE-0002' })
  })

  it('ends when its token expires', async () => {
    const as = await t.as(100001)
    t.clock.advance(1_799_000)
    expect((await ping(as)).status).toBe(200)
    t.clock.advance(2000)
    expect(await ping(as)).toMatchObject({ status: 401, codigo: 'API-ACE-0002' })
  })

  it('ends when its provider is no longer accredited', async () => {
    const as = await t.as(100001)
    await t.rows('update credenciado set ativo = false where codigo = 100001')
    expect((await ping(as)).status).toBe(401)
  })

  it('ends when its login is blocked', async () => {
    const as = await t.as(100001)
    await t.rows(`update credencial set situacao = 'bloqueada' where login = 100001`)
    expect(await ping(as)).toMatchObject({ status: 401, codigo: 'API-ACE-0002' })
    expect((await t.call(acesso.refreshToken, {}, { as })).status).toBe(401)
  })

  it('loses a permission at once, whatever its token says', async () => {
    const as = await t.as(100001)
    const body = { senha: 'errada', novaSenha: 'Outra#Senha2027' }
    expect((await t.call(acesso.updateSenha, { body }, { as })).status).toBe(422)
    await t.rows(
      `update credenciado set permissoes = array_remove(permissoes, 'ALTE_SENHA') where codigo = 100001`,
    )
    expect(await t.call(acesso.updateSenha, { body }, { as })).toMatchObject({
      status: 403,
      codigo: 'API-ACE-0003',
    })
  })
})

describe('acesso.refreshToken', () => {
  const refresh = (as: Person) => t.call(acesso.refreshToken, {}, { as })
  const withToken = ({ cookie }: Person, accessToken: string): Person => ({
    authorization: `Bearer ${accessToken}`,
    cookie,
  })

  it('asked again within 30 s, gives the very same token, and both serve', async () => {
    const old = await t.as(100001)
    t.clock.advance(1_000_000)
    const first = await refresh(old)
    t.clock.advance(29_000)
    const again = await refresh(old)
    expect(again.body.accessToken).toBe(first.body.accessToken)
    expect((await ping(old)).status).toBe(200)
    expect((await ping(withToken(old, first.body.accessToken))).status).toBe(200)
  })

  it('after that, only the new token serves', async () => {
    const old = await t.as(100001)
    const { body } = await refresh(old)
    t.clock.advance(31_000)
    expect((await ping(old)).status).toBe(401)
    expect((await refresh(old)).status).toBe(401)
    expect((await ping(withToken(old, body.accessToken))).status).toBe(200)
  })

  it('of many tabs at once, one token comes out', async () => {
    const as = await t.as(100001)
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(as)))
    expect(new Set(answers.map(({ body }) => body.accessToken)).size).toBe(1)
  })

  it('carries the permissions as they are now', async () => {
    const as = await t.as(100001)
    await t.rows(`update credenciado set permissoes = '{ELEGIBILIDADE}' where codigo = 100001`)
    const renovada = withToken(as, (await refresh(as)).body.accessToken)
    const token = renovada.authorization.slice('Bearer '.length)
    const { body } = await t.call(acesso.validateToken, { body: { token } }, { as: renovada })
    expect(body).toMatchObject({ userLogin: '100001', listaPermissoes: ['ELEGIBILIDADE'] })
  })
})

describe('acesso.validateToken', () => {
  const validate = (as: Person, { authorization }: Person) =>
    t.call(acesso.validateToken, { body: { token: authorization.slice('Bearer '.length) } }, { as })

  it('takes the token of a session that lives, and no other', async () => {
    const [own, other] = [await t.as(100001), await t.as(100004)]
    const left = await enter(t, 100001)
    expect((await validate(own, own)).status).toBe(200)
    expect((await validate(own, left)).status).toBe(200)
    await t.call(acesso.logout, {}, { as: left })
    expect(await validate(own, left)).toMatchObject({ status: 401, codigo: 'API-ACE-0002' })
    expect(await validate(own, other)).toMatchObject({ status: 401, codigo: 'API-ACE-0002' })
  })
})

describe('acesso.updateSenha', () => {
  const update = (as: Person, senha: string, novaSenha: string) =>
    t.call(acesso.updateSenha, { body: { senha, novaSenha } }, { as })

  it('ends the other sessions of the provider, gives its own another token and cookie, and the new password serves', async () => {
    const [own, other] = [await t.as(100001), await login('100001', SENHA)]
    const outra: Person = {
      authorization: `Bearer ${other.body.accessToken}`,
      cookie: String(other.headers['set-cookie']).split(';')[0] ?? '',
    }
    expect((await ping(outra)).status).toBe(200)
    const { status, body, headers } = await update(own, SENHA, 'Girassol!amarelo42')
    expect(status).toBe(200)
    expect((await ping(outra)).status).toBe(401)
    const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
    const authorization = `Bearer ${body.accessToken}`
    expect((await ping({ authorization, cookie })).status).toBe(200)
    // Neither the token before nor the cookie before is good any longer, alone or with the new other one.
    for (const stolen of [own, { ...own, cookie }, { ...own, authorization }])
      expect((await ping(stolen)).status).toBe(401)
    expect((await t.call(acesso.refreshToken, {}, { as: own })).status).toBe(401)
    expect((await login('100001', SENHA)).status).toBe(401)
    expect((await login('100001', 'Girassol!amarelo42')).status).toBe(200)
  })

  it('leaves no session to whoever enters with the old password beside it', async () => {
    const as = await t.as(100001)
    const [changed, ...entered] = await Promise.all([
      update(as, SENHA, 'Girassol!amarelo42'),
      ...Array.from({ length: 4 }, () => login('100001', SENHA)),
    ])
    expect(changed.status).toBe(200)
    const [abertas] = await t.rows<{ total: string }>(
      'select count(*) as total from sessao where login = 100001 and revogada_em is null',
    )
    expect([Number(abertas?.total), entered.length]).toEqual([1, 4])
  })

  it('leaves nothing to whoever renews the old token beside it', async () => {
    const as = await t.as(100001)
    const [changed, ...renewed] = await Promise.all([
      update(as, SENHA, 'Girassol!amarelo42'),
      ...Array.from({ length: 30 }, async (_, at) => {
        await new Promise((resolve) => setTimeout(resolve, at * 4))
        return t.call(acesso.refreshToken, {}, { as })
      }),
    ])
    expect(changed.status).toBe(200)
    for (const { body } of renewed) {
      const stolen = { cookie: as.cookie, authorization: `Bearer ${body.accessToken}` }
      expect((await ping(stolen)).status).toBe(401)
    }
  })

  it('of two at once lets one happen', async () => {
    const as = await t.as(100001)
    const answers = await Promise.all(
      ['Girassol!amarelo42', 'Cavalo!azul77'].map((nova) => update(as, SENHA, nova)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it.each([
    ['a wrong current one', 'errada', 'Girassol!amarelo42', 'API-ACE-0006'],
    ['a weak new one', SENHA, '12345678', 'API-ACE-0005'],
  ])('refuses %s', async (_nome, senha, nova, codigo) => {
    expect(await update(await t.as(100001), senha, nova)).toMatchObject({ status: 422, codigo })
  })
})
