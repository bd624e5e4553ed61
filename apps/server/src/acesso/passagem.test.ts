import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { acesso } from '@portal/contract/acesso.ts'
import { credenciado } from '@portal/contract/credenciado.ts'
import { textosSessao } from '@portal/domain/acesso/sessao.ts'
import { describe, expect, it } from 'vitest'
import { buildApp } from '../process/app.ts'
import { createLog } from '../runtime/log.ts'
import { openTestAcesso } from './acesso.fixture.ts'
import { assinaPassagem } from './passagem.fixture.ts'
import { signPassagem } from './passagem.ts'

const t = await openTestAcesso()

/** `dentista` null: nobody says who came. */
type Envio = { dentista?: string | null; bearer?: string; cookie?: string }

/** Brings a token as the entry page does: as the bearer and in the body, without a cookie. */
const bring = (token: string, envio: Envio = {}) => {
  const { dentista = '100001', bearer = token, cookie = '' } = envio
  const body = { token, ...(dentista !== null && { portalDentista: dentista }) }
  return t.call(
    acesso.validateToken,
    { body },
    { as: { authorization: `Bearer ${bearer}`, cookie }, key: null },
  )
}
const cookieOf = ({ headers }: Awaited<ReturnType<typeof bring>>) =>
  String(headers['set-cookie'] ?? '').split(';')[0] ?? ''
const countSessoes = async () => (await t.rows('select 1 from sessao')).length
const recusado = { status: 401, codigo: 'API-ACE-0002' }

/** Refused with nothing opened and no cookie set. */
async function expectRecusa(answer: Awaited<ReturnType<typeof bring>>, recusa: object = recusado) {
  expect(answer).toMatchObject(recusa)
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(await countSessoes()).toBe(0)
}

describe('a hand-over token', () => {
  it('opens a session of its login without the pair of cookies, and sets the pair', async () => {
    const answer = await bring(assinaPassagem(t, { destino: '/portal/guia/42?etapa=2' }))
    const { accessToken, ...dito } = answer.body
    expect(answer.status).toBe(200)
    expect(dito).toMatchObject({
      userLogin: '100001',
      redeGenerica: 'AURORA',
      destino: '/portal/guia/42?etapa=2',
      iat: t.clock.now().getTime() / 1000,
    })
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-fgp=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
    )
    const as = { authorization: `Bearer ${accessToken}`, cookie: cookieOf(answer) }
    expect((await t.call(credenciado.getInfo, {}, { as })).body.codigoCredenciado).toBe(100001)
    // The pair is asked of what was opened, as of any session.
    expect(await t.call(credenciado.getInfo, {}, { as: { ...as, cookie: '' } })).toMatchObject(recusado)
  })

  it('is trailed by its name, never by itself', async () => {
    const jti = randomUUID()
    const token = assinaPassagem(t, { jti })
    const { headers } = await bring(token)
    const trilha = await t.rows('select operacao, login, objeto from trilha where requisicao = $1', [
      headers['x-request-id'],
    ])
    expect(trilha).toEqual([
      { operacao: 'acesso.validateToken', login: 100001, objeto: `entrada por token: ${jti}` },
    ])
  })

  it.each([
    ['no target', {}],
    ['a target that is no text of ours', { destino: 'https://atacante.example/portal' }],
    ['a target beside the portal', { destino: '/portal/../acesso/logout' }],
  ])('ends at the start with %s', async (_nome, claims) => {
    expect((await bring(assinaPassagem(t, claims))).body.destino).toBe('/portal')
  })

  it('says that terms wait, as a login does', async () => {
    const [um, outro] = ['100007', '100001'].map((userLogin) => assinaPassagem(t, { userLogin }))
    expect((await bring(um ?? '', { dentista: '100007' })).body.termosPendentes).toBe(true)
    expect((await bring(outro ?? '')).body.termosPendentes).toBeUndefined()
  })

  it('enters a dentist of a clinic as itself', async () => {
    const token = assinaPassagem(t, { userLogin: '1000043' })
    expect((await bring(token, { dentista: '1000043' })).body.userLogin).toBe('1000043')
  })

  it('ends the session that its browser had, and no other', async () => {
    const [anterior, outra] = [await bring(assinaPassagem(t)), await bring(assinaPassagem(t))]
    const personOf = (answer: typeof anterior) => ({
      authorization: `Bearer ${answer.body.accessToken}`,
      cookie: cookieOf(answer),
    })
    const cookie = `${cookieOf(anterior)}; __Host-token=${anterior.body.accessToken}`
    const token = assinaPassagem(t, { userLogin: '100004' })
    expect((await bring(token, { dentista: '100004', cookie })).status).toBe(200)
    expect(await t.call(credenciado.getInfo, {}, { as: personOf(anterior) })).toMatchObject(recusado)
    expect((await t.call(credenciado.getInfo, {}, { as: personOf(outra) })).status).toBe(200)
  })
})

describe('a hand-over token that is attacked', () => {
  it('serves once', async () => {
    const token = assinaPassagem(t)
    const primeira = await bring(token)
    expect(await bring(token)).toMatchObject(recusado)
    // Nor to whoever has the cookies that it gave.
    expect(await bring(token, { cookie: cookieOf(primeira) })).toMatchObject(recusado)
    expect(await countSessoes()).toBe(1)
  })

  it('serves one of two that bring it at once, twenty times', async () => {
    for (let vez = 1; vez <= 20; vez++) {
      const token = assinaPassagem(t)
      const answers = await Promise.all([bring(token), bring(token), bring(token)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
      expect(await countSessoes()).toBe(vez)
    }
  })

  it('serves once by its name, however it is signed again', async () => {
    const jti = randomUUID()
    await bring(assinaPassagem(t, { jti }))
    expect(await bring(assinaPassagem(t, { jti: jti.toUpperCase(), destino: '/portal/x' }))).toMatchObject(
      recusado,
    )
  })

  it('is good up to its last second', async () => {
    const [cedo, tarde] = [assinaPassagem(t), assinaPassagem(t)]
    t.clock.advance(59_999)
    expect((await bring(cedo)).status).toBe(200)
    t.clock.advance(1)
    expect(await bring(tarde)).toMatchObject(recusado)
  })

  const agora = () => Math.floor(t.clock.now().getTime() / 1000)
  it.each([
    ['made to last', () => assinaPassagem(t, { exp: agora() + 61 })],
    ['made to last, long ago', () => assinaPassagem(t, { iat: agora() - 3600 })],
    ['ahead of its time', () => assinaPassagem(t, { iat: agora() + 6, exp: agora() + 60 })],
    ['without an end', () => assinaPassagem(t, { exp: undefined })],
    ['without a beginning', () => assinaPassagem(t, { iat: undefined })],
    ['without a name', () => assinaPassagem(t, { jti: undefined })],
    ['with a name that is none', () => assinaPassagem(t, { jti: "1' or '1'='1" })],
    ['with a login that is none', () => assinaPassagem(t, { userLogin: '100001 or 1=1' })],
    ['with a login written in another way', () => assinaPassagem(t, { userLogin: '0100001' })],
    ['with a login as a number', () => assinaPassagem(t, { userLogin: 100_001 })],
    ['with a target that is no text', () => assinaPassagem(t, { destino: { a: 1 } })],
    ['of another audience', () => assinaPassagem(t, { aud: 'portal' })],
    ['of the legacy system’s audience', () => assinaPassagem(t, { aud: 'legado' })],
    ['of no audience', () => assinaPassagem(t, { aud: undefined })],
    ['of an access token’s type', () => assinaPassagem(t, {}, { typ: 'at+jwt' })],
    ['of the type of the way out', () => assinaPassagem(t, {}, { typ: 'legado+jwt' })],
    ['signed by nobody', () => assinaPassagem(t, {}, { alg: 'none' })],
    ['signed in another way', () => assinaPassagem(t, {}, { alg: 'HS512' })],
    ['signed by another key', () => assinaPassagem(t, {}, { key: 'x'.repeat(64) })],
    ['signed by the key of access tokens', () => assinaPassagem(t, {}, { key: t.services.secrets[0] ?? '' })],
    ['cut short', () => assinaPassagem(t).slice(0, -2)],
    ['of a login that there is not', () => assinaPassagem(t, { userLogin: '999999999' })],
    [
      'that went out',
      () => signPassagem(t.services.chavesPassagem, 'ida', { userLogin: '100001', item: 'A' }, t.clock.now()),
    ],
  ])('is refused when it is %s', async (_nome, make) => expectRecusa(await bring(make())))

  it.each([
    ['without a bearer', { bearer: '' }],
    ['with another one as the bearer', { bearer: 'a.b.c' }],
  ])('is refused %s, and stays good', async (_nome, envio) => {
    const token = assinaPassagem(t)
    await expectRecusa(await bring(token, envio))
    expect((await bring(token)).status).toBe(200)
  })

  it('is none of a session’s own', async () => {
    const token = assinaPassagem(t)
    const as = await t.as(100001)
    expect(await t.call(acesso.validateToken, { body: { token } }, { as })).toMatchObject(recusado)
    expect(await t.rows('select 1 from passagem_usada')).toEqual([])
  })

  it.each([['100004'], [null], ['0100001']])(
    'of another dentist than %s is refused in the specification’s words, and used up',
    async (dentista) => {
      const token = assinaPassagem(t)
      const answer = await bring(token, { dentista })
      await expectRecusa(answer, { status: 403, codigo: 'API-ACE-0008' })
      expect(JSON.parse(String(answer.raw)).mensagem).toBe(textosSessao.dentistaDivergente)
      const trilha = await t.rows('select login, operacao, resultado from trilha where requisicao = $1', [
        answer.headers['x-request-id'],
      ])
      expect(trilha).toEqual([{ login: 100001, operacao: 'acesso.validateToken', resultado: 'API-ACE-0008' }])
      await expectRecusa(await bring(token))
    },
  )

  it('is counted among the entries that were refused; what nobody signed is no entry', async () => {
    const count = async () => {
      const { values } = await t.services.metrics.logins.get()
      return ['entrou', 'recusado'].map(
        (nome) => values.find(({ labels }) => labels.resultado === nome)?.value ?? 0,
      )
    }
    const [entrou = 0, recusados = 0] = await count()
    const token = assinaPassagem(t)
    await bring(token)
    await bring(token)
    await bring(assinaPassagem(t), { dentista: '100004' })
    await bring(assinaPassagem(t, {}, { key: 'x'.repeat(64) }))
    expect(await count()).toEqual([entrou + 1, recusados + 2])
  })

  it.each([
    ['is blocked', `update credencial set situacao = 'bloqueada' where login = 100001`],
    ['has to define a password', `update credencial set situacao = 'expirada' where login = 100001`],
    ['has a password that is over', `update credencial set expira_em = '2020-01-01' where login = 100001`],
    ['is no longer accredited', 'update credenciado set ativo = false where codigo = 100001'],
  ])('opens nothing to a login that %s', async (_nome, sql) => {
    await t.rows(sql)
    await expectRecusa(await bring(assinaPassagem(t)))
  })

  it('opens nothing to who never had a password, nor to a dentist who left', async () => {
    await expectRecusa(await bring(assinaPassagem(t, { userLogin: '100005' }), { dentista: '100005' }))
    await t.rows('update dentista set ativo = false where codigo = 1000043')
    await expectRecusa(await bring(assinaPassagem(t, { userLogin: '1000043' }), { dentista: '1000043' }))
  })

  it('is let into no other call', async () => {
    const authorization = `Bearer ${assinaPassagem(t)}`
    for (const route of [acesso.refreshToken, acesso.logout, credenciado.getInfo])
      expect(await t.call(route, {}, { as: { authorization, cookie: '' } })).toMatchObject(recusado)
  })

  it('does not let an access token pass for one, with or without its cookie', async () => {
    const { authorization, cookie } = await t.as(100001)
    const token = authorization.slice('Bearer '.length)
    expect(await bring(token)).toMatchObject(recusado)
    const own = await bring(token, { cookie })
    // With its pair it is told, as ever, and opens nothing.
    expect(own.status).toBe(200)
    expect([own.body.accessToken, own.headers['set-cookie']]).toEqual([undefined, undefined])
    expect(await countSessoes()).toBe(1)
  })

  it('is refused to a page of elsewhere', async () => {
    const token = assinaPassagem(t)
    const answer = await t.call(
      acesso.validateToken,
      { body: { token, portalDentista: '100001' } },
      {
        as: { authorization: `Bearer ${token}`, cookie: '' },
        headers: { 'sec-fetch-site': 'cross-site' },
      },
    )
    await expectRecusa(answer, { status: 403, codigo: 'API-GEN-0011' })
  })

  it.each([
    ['its own', 400, () => assinaPassagem(t)],
    ['one of another key', 401, () => assinaPassagem(t).replace(/.{4}$/, 'AAAA')],
    [
      'the one of the way out',
      401,
      () => signPassagem(t.services.chavesPassagem, 'ida', { userLogin: '100001' }, t.clock.now()),
    ],
  ])('with %s as the bearer and nothing in the body is told %i', async (_nome, status, sign) => {
    const answer = await t.app.inject({
      method: 'POST',
      url: acesso.validateToken.path,
      headers: { authorization: `Bearer ${sign()}` },
      payload: {},
    })
    expect(answer.statusCode).toBe(status)
  })

  it('stands in no log, wherever a caller puts it, nor in the database', async () => {
    const lines: string[] = []
    const destination = new Writable({
      write: (chunk, _encoding, done) => {
        lines.push(String(chunk))
        done()
      },
    })
    const app = await buildApp({ services: { ...t.services, log: createLog('trace', destination) } })
    const token = assinaPassagem(t)
    const headers = { authorization: `Bearer ${token}`, referer: `https://legado.example/?token=${token}` }
    const post = (payload: object) =>
      app.inject({ method: 'POST', url: acesso.validateToken.path, headers, payload })
    expect((await post({ token, portalDentista: '100001' })).statusCode).toBe(200)
    expect((await post({ token, portalDentista: '100001' })).statusCode).toBe(401)
    expect((await post({ token, [token]: token })).statusCode).toBe(400)
    for (const url of [`/acesso/token/entrada?token=${token}`, `/api/nada?token=${token}`])
      await app.inject({ url, headers })
    await app.close()
    expect(lines.length).toBeGreaterThan(5)
    const [assinatura = ''] = token.split('.').slice(-1)
    expect(lines.filter((line) => line.includes(assinatura))).toEqual([])
    const guardado = await t.rows(`select to_jsonb(p)::text as linha from passagem_usada p
      union all select to_jsonb(s)::text from sessao s union all select to_jsonb(i)::text from idempotencia i`)
    expect(JSON.stringify(guardado)).not.toContain(assinatura)
  })
})
