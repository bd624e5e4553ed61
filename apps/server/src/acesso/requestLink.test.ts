import { acesso } from '@portal/contract/acesso.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withoutRequisicao } from '../testing/matriz/chamada.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { createIsca } from './isca.ts'
import { deliverTo, requestLinkOf } from './link.fixture.ts'
import { listOpcoes } from './opcoesCanal.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
beforeEach(() => t.clock.advance(3_700_000))
afterAll(() => t.close())

const opcoes = (codigoDentista: string) => t.call(acesso.getOpcoes, { query: { codigoDentista } })

describe('acesso.getOpcoes', () => {
  it('shows channels masked', async () => {
    expect((await opcoes('100001')).body.opcoes).toEqual([
      { opcao: 'EMAIL', destino: 'a***@e*****.com' },
      { opcao: 'CELULAR', destino: '(11) 9****-**12' },
    ])
  })

  it('of nobody shows some too, of the same form, and always the same', async () => {
    const { status, body } = await opcoes('999999')
    expect(status).toBe(200)
    expect(body.opcoes).toEqual([
      { opcao: 'EMAIL', destino: expect.stringMatching(/^[a-z]\*{3}@[a-z]\*{5}\.com(\.br)?$/) },
      { opcao: 'CELULAR', destino: expect.stringMatching(/^\([1-9]\d\) 9\*{4}-\*{2}\d\d$/) },
    ])
    expect((await opcoes('999999')).body).toEqual(body)
    const varios = new Set<string>()
    for (let codigo = 900_000; codigo < 900_020; codigo++)
      varios.add(String((await opcoes(String(codigo))).raw))
    expect(varios.size).toBeGreaterThan(3)
  })

  it("of nobody are some login's, as a whole: channels that many codes share are no sign of a clinic", async () => {
    const partesOf = async (codigos: number[]) => {
      const partes = new Set<string>()
      for (const codigo of codigos) {
        const { body } = await opcoes(String(codigo))
        partes.add(JSON.stringify(body.opcoes))
      }
      return partes
    }
    await t.rows(`update credenciado set email = 'ana.monteiro@quixada.odo.br' where codigo = 100001`)
    const logins = await t.rows<{ login: number }>('select login from credencial')
    const nossas = await partesOf(logins.map(({ login }) => login))
    t.clock.advance(3_700_000)
    const iscas = await partesOf(Array.from({ length: 25 }, (_, at) => 910_000 + at))
    await t.rows(`update credenciado set email = 'ana.monteiro@example.com' where codigo = 100001`)
    expect(iscas.isSubsetOf(nossas)).toBe(true)
  })

  it('of a blocked or unaccredited login shows the same as of nobody', async () => {
    await t.rows(`update credencial set situacao = 'bloqueada' where login = 100007`)
    await t.rows('update credenciado set ativo = false where codigo = 100008')
    for (const codigo of ['100007', '100008']) {
      const isca = await createIsca(t.services, Number(codigo))
      expect((await opcoes(codigo)).body).toEqual({ opcoes: listOpcoes(['EMAIL', 'CELULAR'], isca) })
    }
    await t.rows(`update credencial set situacao = 'ativa' where login = 100007`)
    await t.rows('update credenciado set ativo = true where codigo = 100008')
  })

  it('tells whoever asks for one code after another to wait', async () => {
    for (let codigo = 0; codigo < 30; codigo++)
      expect((await opcoes(String(700_000 + codigo))).status).toBe(200)
    expect(await opcoes('100001')).toMatchObject({ status: 429, codigo: 'API-ACE-0004' })
  })
})

describe('asking for a link', () => {
  it('is answered alike, word for word, whoever it is, and sends only to who there is', async () => {
    await t.rows(`update credencial set situacao = 'bloqueada' where login = 100007`)
    const answers = []
    for (const codigo of ['100001', '100005', '100006', '100007', '999998']) {
      answers.push(await requestLinkOf(t, codigo))
    }
    expect(new Set(answers.map(({ status, raw }) => `${status} ${withoutRequisicao(raw)}`)).size).toBe(1)
    expect(new Set(answers.map(({ headers }) => Object.keys(headers).toSorted().join())).size).toBe(1)
    expect((await deliverTo(t)).map(({ para }) => para.split('.')[0]).toSorted()).toEqual([
      'ana',
      'larissa',
      'otavio',
    ])
    expect(await deliverTo(t)).toEqual([])
  })

  it('leaves the same row for all', async () => {
    const before = await t.rows('select id from mensagem')
    await requestLinkOf(t, '100001')
    await requestLinkOf(t, '999998')
    const rows = await t.rows<{ login: number; situacao: string }>(
      `select login, situacao from mensagem where situacao = 'aEnviar' order by login`,
    )
    expect(rows).toEqual([
      { login: 100001, situacao: 'aEnviar' },
      { login: 999998, situacao: 'aEnviar' },
    ])
    expect(before.length).toBeGreaterThan(0)
    await deliverTo(t)
  })

  it.each(['100001', '999997'])('for %s three times makes it wait ten minutes', async (codigo) => {
    for (let vez = 0; vez < 3; vez++) expect((await requestLinkOf(t, codigo)).status).toBe(200)
    const refused = await requestLinkOf(t, codigo)
    expect(refused).toMatchObject({ status: 429, codigo: 'API-ACE-0004' })
    expect(Number(refused.headers['retry-after'])).toBe(600)
    t.clock.advance(600_000)
    expect((await requestLinkOf(t, codigo)).status).toBe(200)
  })

  it('by others does not keep a browser waiting that the login has entered from', async () => {
    const { headers } = await t.call(acesso.login, { body: { login: '100002', senha: 'Sorriso#2026' } })
    const cookies = [headers['set-cookie']].flat().map((cookie) => String(cookie).split(';')[0] ?? '')
    const body = { codigoDentista: '100002', opcao: 'EMAIL' } as const
    const own = () =>
      t.call(acesso.requestSenhaEsquecida, { body }, { headers: { cookie: cookies.join('; ') } })
    for (let vez = 0; vez < 3; vez++) await requestLinkOf(t, '100002')
    expect((await requestLinkOf(t, '100002')).status).toBe(429)
    for (let vez = 0; vez < 3; vez++) expect((await own()).status).toBe(200)
    expect((await own()).status).toBe(429)
  })

  it('for many from one address makes that address wait', async () => {
    for (let codigo = 0; codigo < 20; codigo++) await requestLinkOf(t, String(600_000 + codigo))
    expect(await requestLinkOf(t, '600100')).toMatchObject({ status: 429 })
  })
})
