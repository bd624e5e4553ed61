import { acesso } from '@portal/contract/acesso.ts'
import { menu } from '@portal/contract/menu.ts'
import { describe, expect, it } from 'vitest'
import { openTestAcesso } from './acesso.fixture.ts'
import { deliverTo, openLink, readToken, requestLinkOf } from './link.fixture.ts'

const t = await openTestAcesso()

const NOVA = 'Girassol!amarelo42'
const login = (numero: string, senha: string) => t.call(acesso.login, { body: { login: numero, senha } })
const define = (tokenFluxo: string, senha = NOVA) =>
  t.call(acesso.createSenha, { body: { tokenFluxo, senha } })
const validate = (token: string) => t.call(acesso.validateFluxo, { query: { token } })
/** Who comes out of a password that was defined: the token of the reply, with its HttpOnly twin. */
const toPerson = ({ body, headers }: Awaited<ReturnType<typeof define>>) => ({
  authorization: `Bearer ${body.accessToken}`,
  cookie: String([headers['set-cookie']].flat()[0]).split(';')[0] ?? '',
})
const isIn = async (as: ReturnType<typeof toPerson>) =>
  (await t.call(menu.getMenu, {}, { as })).status === 200
const SEM_VALIDADE = { status: 422, codigo: 'API-ACE-0007' }

describe('first access (PA)', () => {
  it('goes from the code to the portal by the link of a mail', async () => {
    const asked = await t.call(acesso.requestPrimeiroAcesso, {
      body: { codigoDentista: '100005', opcao: 'EMAIL' },
    })
    expect(asked.body).toEqual({ ok: true, validadeMinutos: 10 })
    const [carta, ...outras] = await deliverTo(t)
    expect(outras).toEqual([])
    expect(carta).toMatchObject({ canal: 'EMAIL', para: 'larissa.guimaraes@example.com' })
    const token = carta ? readToken(carta) : ''
    expect((await validate(token)).body).toMatchObject({ tipoFluxo: 'PA', userLogin: '100005' })
    const definida = await define(token)
    const { ok, expiraEm, termosPendentes } = definida.body
    expect([definida.status, ok, expiraEm.slice(0, 10), termosPendentes]).toEqual([
      200,
      true,
      '2027-05-20',
      undefined,
    ])
    expect(await isIn(toPerson(definida))).toBe(true)
    expect((await login('100005', NOVA)).body.tipoProcesso).toBe('ACESSO')
    const [aviso] = await deliverTo(t)
    expect(aviso).toMatchObject({
      para: 'larissa.guimaraes@example.com',
      titulo: 'A senha do portal foi criada · Aurora Odonto',
    })
    expect(aviso?.texto).toMatch(/Portal do Credenciado foi criada em 21\/11\/2026,? \d\d:\d\d\.\n/)
    expect(aviso?.texto).not.toContain('encerradas')
  })

  it('leads to the terms first, as a login does', async () => {
    await openLink(t, 100007, 'PA', 'P'.repeat(43))
    expect((await define('P'.repeat(43))).body.termosPendentes).toBe(true)
  })

  it('or by the code of a message to the telephone, which anybody can type', async () => {
    await requestLinkOf(t, '100005', 'CELULAR')
    const [carta] = await deliverTo(t)
    expect(carta).toMatchObject({ canal: 'CELULAR', para: '31988870512' })
    const codigo = carta ? readToken(carta) : ''
    expect(codigo).toMatch(/^[A-HJ-NP-Z2-9]{12}$/)
    expect((await define(codigo)).status).toBe(200)
  })
})

describe('a forgotten password (RS)', () => {
  it('asked for again, ends the former link, sent already or not', async () => {
    const ask = async () => {
      await requestLinkOf(t, '100002')
      t.clock.advance(1000)
    }
    await ask()
    const [primeira = ''] = (await deliverTo(t)).map(readToken)
    expect((await validate(primeira)).status).toBe(200)
    await ask()
    await ask()
    const cartas = await deliverTo(t)
    expect(cartas).toHaveLength(1)
    for (const call of [validate, define]) expect(await call(primeira)).toMatchObject(SEM_VALIDADE)
    expect((await validate(cartas.map(readToken)[0] ?? '')).status).toBe(200)
  })

  it('ends every session and the old password, and is told by mail', async () => {
    const as = await t.as(100001)
    await requestLinkOf(t, '100001')
    const [token = ''] = (await deliverTo(t)).map(readToken)
    expect((await validate(token)).body).toMatchObject({ tipoFluxo: 'RS', userLogin: '100001' })
    const definida = await define(token)
    expect([definida.status, await isIn(toPerson(definida))]).toEqual([200, true])
    expect(await validate(token)).toMatchObject(SEM_VALIDADE)
    expect((await t.call(menu.getMenu, {}, { as })).status).toBe(401)
    expect((await login('100001', 'Sorriso#2026')).status).toBe(401)
    expect((await login('100001', NOVA)).status).toBe(200)
    const [aviso] = await deliverTo(t)
    expect(aviso?.para).toBe('ana.monteiro@example.com')
    expect(aviso?.titulo).toContain('foi trocada')
    expect(aviso?.texto).toContain('21/11/2026')
    expect(aviso?.texto).not.toContain('#fluxo')
  })

  it('lets in at once whoever had to wait for too many wrong ones', async () => {
    for (let vez = 0; vez < 6; vez++) await login('100001', 'errada')
    expect((await login('100001', 'Sorriso#2026')).status).toBe(429)
    await openLink(t, 100001, 'RS', 'R'.repeat(43))
    await define('R'.repeat(43))
    expect((await login('100001', NOVA)).status).toBe(200)
  })

  it('has its links under the own address of its network', async () => {
    await requestLinkOf(t, '200001')
    await requestLinkOf(t, '300001')
    const textos = (await deliverTo(t)).map(({ texto }) => /https?:\/\/[^/]+(\S+)#/.exec(texto)?.[1])
    expect(textos.toSorted()).toEqual(['/acesso/CadastrarSenha?rede=lumina', '/meridiano/CadastrarSenha'])
  })
})

describe('an expired password (SE)', () => {
  it('is known once more, and another one takes its place', async () => {
    const { body } = await login('100006', 'Antiga#2025')
    expect(body).toMatchObject({ tipoProcesso: 'DEFINICAO_SENHA', tipoFluxo: 'SE' })
    const token = body.fluxoToken ?? ''
    expect((await validate(token)).body).toMatchObject({ tipoFluxo: 'SE', userLogin: '100006' })
    expect((await define(token)).status).toBe(200)
    expect((await login('100006', NOVA)).body.tipoProcesso).toBe('ACESSO')
  })

  it('is not taken again', async () => {
    const { body } = await login('100006', 'Antiga#2025')
    const refused = await define(body.fluxoToken ?? '', 'Antiga#2025')
    expect(refused).toMatchObject({ status: 422, codigo: 'API-ACE-0005' })
    expect(String(refused.raw)).toContain('A nova senha precisa ser diferente da atual.')
  })
})

describe('a link', () => {
  const TOKEN = 'T'.repeat(43)

  it('works once, also for two at once', async () => {
    await openLink(t, 100001, 'RS', TOKEN)
    const answers = await Promise.all([define(TOKEN, NOVA), define(TOKEN, 'Cavalo!azul77')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(answers.find(({ status }) => status === 422)).toMatchObject(SEM_VALIDADE)
    expect(await define(TOKEN, 'Outra!coisa88')).toMatchObject(SEM_VALIDADE)
    expect(await validate(TOKEN)).toMatchObject(SEM_VALIDADE)
  })

  it('sent again with the very same password, because the answer was lost, has done what it did', async () => {
    await openLink(t, 100001, 'RS', TOKEN)
    const primeira = await define(TOKEN)
    const segunda = await define(TOKEN)
    expect(segunda.body.expiraEm).toBe(primeira.body.expiraEm)
    expect(await isIn(toPerson(segunda))).toBe(true)
    expect(await t.rows('select 1 from mensagem')).toHaveLength(1)
  })

  it('is good for ten minutes from its sending on, however long that took', async () => {
    await requestLinkOf(t, '100001')
    t.clock.advance(3_600_000)
    const [carta] = await deliverTo(t)
    const token = carta ? readToken(carta) : ''
    t.clock.advance(599_000)
    expect((await validate(token)).status).toBe(200)
    t.clock.advance(1000)
    expect(await validate(token)).toMatchObject(SEM_VALIDADE)
    expect(await define(token)).toMatchObject(SEM_VALIDADE)
  })

  it('keeps what a weak password refused, and is not spent by it', async () => {
    await openLink(t, 100001, 'RS', TOKEN)
    for (const fraca of ['12345678', 'meu cro 45128', '100001abcd']) {
      expect(await define(TOKEN, fraca)).toMatchObject({ status: 422, codigo: 'API-ACE-0005' })
    }
    expect((await define(TOKEN)).status).toBe(200)
  })

  it('of a login that was blocked since opens nothing', async () => {
    await openLink(t, 100001, 'RS', TOKEN)
    await t.rows(`update credencial set situacao = 'bloqueada' where login = 100001`)
    expect(await define(TOKEN)).toMatchObject(SEM_VALIDADE)
  })

  it('is nowhere in the database as it is', async () => {
    await requestLinkOf(t, '100001')
    const token = (await deliverTo(t)).map(readToken).join()
    expect(token).toHaveLength(43)
    const rows = await t.rows<{ tudo: string }>(
      `select m::text || f::text || encode(f.token_sha256, 'escape') as tudo from mensagem m, fluxo_senha f`,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.tudo).not.toContain(token)
  })

  it('is gone with a change of the password in the portal', async () => {
    await openLink(t, 100001, 'RS', TOKEN)
    const body = { senha: 'Sorriso#2026', novaSenha: NOVA }
    expect((await t.call(acesso.updateSenha, { body }, { as: await t.as(100001) })).status).toBe(200)
    expect(await validate(TOKEN)).toMatchObject(SEM_VALIDADE)
    expect((await deliverTo(t)).map(({ titulo }) => titulo)).toEqual([
      'A senha do portal foi trocada · Aurora Odonto',
    ])
  })
})

it('guesses are slowed down by where they come from', async () => {
  for (let vez = 0; vez < 50; vez++) expect((await validate('x'.repeat(43))).status).toBe(422)
  expect(await validate('x'.repeat(43))).toMatchObject({ status: 429, codigo: 'API-ACE-0004' })
  expect(await define('x'.repeat(43))).toMatchObject({ status: 429, codigo: 'API-ACE-0004' })
})
