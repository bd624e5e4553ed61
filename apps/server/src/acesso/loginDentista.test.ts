import { acesso } from '@portal/contract/acesso.ts'
import { guia } from '@portal/contract/guia.ts'
import { menu } from '@portal/contract/menu.ts'
import { describe, expect, it } from 'vitest'
import { releaseGuia } from '../testing/guia.fixture.ts'
import type { Person } from '../testing/testApp.ts'
import { openTestAcesso } from './acesso.fixture.ts'
import { createIsca } from './isca.ts'
import { deliverTo, openLink, readToken, requestLinkOf } from './link.fixture.ts'
import { listOpcoes } from './opcoesCanal.ts'
import { findPrazoMs, findSessao } from './sessao.store.ts'
import { createTokens } from './token.ts'

const t = await openTestAcesso()

const SENHA = 'Sorriso#2026'
const NOVA = 'Girassol!amarelo42'

const isIn = async (as: Person) => (await t.call(menu.getMenu, {}, { as })).status === 200
const login = (numero: number, senha = SENHA) =>
  t.call(acesso.login, { body: { login: String(numero), senha } })
const leave = () => t.rows('update dentista set ativo = false where codigo = 1000043')

const claimsOf = ({ authorization }: Person) => {
  const claims = createTokens(t.services.secrets).verify(authorization.slice('Bearer '.length), t.clock.now())
  if (!claims) throw new Error('no token of ours')
  return claims
}
const readSessao = (as: Person) => {
  const { sid, jti, codigoCredenciado } = claimsOf(as)
  return t.services.pool.read(codigoCredenciado, (db) => findSessao(db, sid, jti, t.clock.now()))
}

describe('the session of a login', () => {
  it.each([
    [100001, 100001, null, 3, 'Dra. Ana Beatriz Monteiro'],
    [100004, 100004, null, 3, 'Clínica Sorriso Pleno Odontologia Ltda.'],
    [1000041, 100004, 1000041, 3, 'Paulo Sérgio Vilela'],
    [1000042, 100004, 1000042, 2, 'Renata Coelho Duarte'],
    [1000043, 100004, 1000043, 1, 'Thiago Batista Rangel'],
    [1000044, 100004, 1000044, 2, 'Sílvia Helena Araújo'],
    [1000045, 100004, 1000045, 1, 'Camila Freitas Aguiar'],
    [1000046, 100004, 1000046, 3, 'Marcelo Yamada'],
  ])('%i: provider %i, dentist %s, sharing %i, %s', async (numero, credenciado, dentista, partilha, nome) => {
    expect(await readSessao(await t.as(numero))).toMatchObject({
      login: numero,
      codigoCredenciado: credenciado,
      codigoDentista: dentista,
      compartilhamento: partilha,
      nome,
    })
  })

  it('names the clinic beside the dentist, and has its functions', async () => {
    const [dele, dela] = [await readSessao(await t.as(1000043)), await readSessao(await t.as(100004))]
    expect(dele?.nomeCredenciado).toBe('Clínica Sorriso Pleno Odontologia Ltda.')
    expect(dele?.permissoes).toEqual(dela?.permissoes)
  })

  it("reads what is its clinic's, and of another provider nothing", async () => {
    const as = await t.as(1000043)
    const [propria, alheia] = [await releaseGuia(t, { login: 100004 }), await releaseGuia(t)]
    const statusOf = async (numeroFicha: number) =>
      (await t.call(guia.getGuia, { query: { numeroFicha } }, { as })).status
    expect([await statusOf(propria), await statusOf(alheia)]).toEqual([200, 404])
  })
})

describe('what a password and its sessions concern', () => {
  it.each([
    [1000043, 100004, 1000041],
    [100004, 1000043, 1000041],
  ])('changed by %i, it ends the other sessions of that login alone', async (numero, ...outros) => {
    const alheias = await Promise.all(outros.map((outro) => t.as(outro)))
    const outra = await t.as(numero)
    const { body, headers } = await login(numero)
    const cookie = String([headers['set-cookie']].flat()[0]).split(';')[0] ?? ''
    const eu = { authorization: `Bearer ${body.accessToken}`, cookie }
    const troca = await t.call(acesso.updateSenha, { body: { senha: SENHA, novaSenha: NOVA } }, { as: eu })
    expect(troca.status).toBe(200)
    expect(await Promise.all([outra, ...alheias].map(isIn))).toEqual([false, true, true])
    expect((await login(numero, NOVA)).status).toBe(200)
    expect(await Promise.all(outros.map(async (outro) => (await login(outro)).status))).toEqual([200, 200])
  })

  it('defined by a link, it ends the sessions of that login alone', async () => {
    const [dele, colega, clinica] = [await t.as(1000043), await t.as(1000041), await t.as(100004)]
    await openLink(t, 1000043, 'RS', 'linkdodentista')
    const feita = await t.call(acesso.createSenha, { body: { tokenFluxo: 'linkdodentista', senha: NOVA } })
    expect(feita.status).toBe(200)
    expect(await Promise.all([dele, colega, clinica].map(isIn))).toEqual([false, true, true])
  })

  it('lists and ends the sessions of its login alone', async () => {
    const [eu, colega, clinica] = [await t.as(1000043), await t.as(1000041), await t.as(100004)]
    await login(1000043)
    const { sessoes } = (await t.call(acesso.listSessoes, {}, { as: eu })).body
    expect(sessoes).toHaveLength(2)
    const end = (sid?: string) => t.call(acesso.deleteSessoes, { body: sid ? { sid } : {} }, { as: eu })
    expect((await end(claimsOf(clinica).sid)).body.encerradas).toBe(0)
    expect((await end()).body.encerradas).toBe(1)
    expect(await Promise.all([eu, colega, clinica].map(isIn))).toEqual([true, true, true])
  })

  it.each(["dentist's CRO 52611", 'code 1000043'])('refuses one with the %s', async (novaSenha) => {
    const as = await t.as(1000043)
    const troca = await t.call(acesso.updateSenha, { body: { senha: SENHA, novaSenha } }, { as })
    expect(troca.codigo).toBe('API-ACE-0005')
  })
})

describe("a link for a dentist's login", () => {
  it("goes to the clinic's mailbox, says whose it is and defines that password alone", async () => {
    const email = 'gestao@sorrisopleno.example.com'
    await requestLinkOf(t, '1000043')
    const [carta] = await deliverTo(t)
    if (!carta) throw new Error('no letter')
    expect(carta.para).toBe(email)
    expect(carta.texto).toMatch(/^Thiago Batista Rangel,/)
    expect(carta.texto).toContain('criar a senha do código 1000043 no Portal')
    const tokenFluxo = readToken(carta)
    const { body } = await t.call(acesso.validateFluxo, { query: { token: tokenFluxo } })
    expect(body.userLogin).toBe('1000043')
    await t.call(acesso.createSenha, { body: { tokenFluxo, senha: NOVA } })
    expect([(await login(1000043, NOVA)).status, (await login(100004)).status]).toEqual([200, 200])
    const [aviso] = await deliverTo(t)
    expect([aviso?.para, aviso?.texto]).toEqual([email, expect.stringContaining('senha do código 1000043')])
  })

  it('says by telephone which login the code is for', async () => {
    await requestLinkOf(t, '1000043', 'CELULAR')
    const [carta] = await deliverTo(t)
    expect(carta?.texto).toContain('código para criar a senha do acesso 1000043 do portal é')
  })

  it("leaves the provider's own letters as they are", async () => {
    await requestLinkOf(t, '100004')
    const [carta] = await deliverTo(t)
    expect(carta?.texto).toContain('criar a sua senha do Portal')
  })

  it('shows the channels of the clinic', async () => {
    const opcoesOf = async (codigoDentista: string) =>
      (await t.call(acesso.getOpcoes, { query: { codigoDentista } })).body.opcoes
    expect(await opcoesOf('1000043')).toEqual(await opcoesOf('100004'))
    await leave()
    // A decoy of its own code, which may look like any provider's, the clinic's too.
    const isca = await createIsca(t.services, 1_000_043)
    expect(await opcoesOf('1000043')).toEqual(listOpcoes(['EMAIL', 'CELULAR'], isca))
  })
})

describe('a dentist who left', () => {
  it('is refused as a wrong password, and the session and what it reads end', async () => {
    const as = await t.as(1000043)
    const { sid, codigoCredenciado } = claimsOf(as)
    const prazo = () =>
      t.services.pool.read(codigoCredenciado, (db) => findPrazoMs(db, sid, 'sessao', t.clock.now()))
    expect(await prazo()).toBeGreaterThan(0)
    await leave()
    expect([await isIn(as), await prazo()]).toEqual([false, 0])
    expect((await login(1000043)).codigo).toBe('API-ACE-0001')
    expect([(await login(1000042)).status, (await login(100004)).status]).toEqual([200, 200])
  })

  it('tells the open screens of the clinic at once', async () => {
    const soube = new Promise<void>((resolve) => {
      t.services.acompanhamento.subscribeSessao(100004, resolve)
    })
    await leave()
    await soube
  })

  it('gets no link, spends none and renews no expired password', async () => {
    await openLink(t, 1000043, 'RS', 'linkdodentista')
    await t.rows(`update credencial set situacao = 'expirada' where login = 1000043`)
    expect((await login(1000043)).body.tipoFluxo).toBe('SE')
    await leave()
    expect((await login(1000043)).codigo).toBe('API-ACE-0001')
    const feita = await t.call(acesso.createSenha, { body: { tokenFluxo: 'linkdodentista', senha: NOVA } })
    expect(feita.codigo).toBe('API-ACE-0007')
    await requestLinkOf(t, '1000043')
    expect(await deliverTo(t)).toEqual([])
  })
})

describe('credencial', () => {
  it.each([
    ["another provider's dentist", 'update credencial set codigo_dentista = 1000043 where login = 100001'],
    ['a sharing that is none', 'update credencial set compartilhamento = 4 where login = 1000043'],
    ["a provider's login that sees less", 'update credencial set compartilhamento = 1 where login = 100004'],
  ])('refuses %s', async (_nome, sql) => {
    await expect(t.rows(sql)).rejects.toThrow(/violates/)
  })
})
