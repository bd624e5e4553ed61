import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { createAssociado, releaseGuia } from '../testing/guia.fixture.ts'
import { enter, withoutRequisicao } from '../testing/matriz/chamada.ts'
import { openTestApp, type Person, TEST_NOW } from '../testing/testApp.ts'

const t = await openTestApp()
let as: Person
let novo: string
beforeEach(async () => {
  // Each test a day of its own.
  t.clock.advance(24 * 3_600_000)
  as = await enter(t, 100001)
  novo = await createAssociado(t)
})

const get = (codigoAssociado: string, quem = as) =>
  t.call(elegibilidade.getInformacoes, { query: { codigoAssociado } }, { as: quem })

/** So many others whom the trail says the login was told of today. */
async function see(quantos: number, { login = 100001, resultado = 'ok' } = {}): Promise<void> {
  await t.rows(
    `insert into trilha (em, codigo_credenciado, login, sid, requisicao, ip, operacao, codigo_associado, resultado)
     select $2, 100001, $3, gen_random_uuid(), 'r', '127.0.0.1', 'elegibilidade.getInformacoes', (700000000 + n)::text, $4
       from generate_series(1, $1::integer) as n, generate_series(1, 2)`,
    [quantos, t.clock.now(), login, resultado],
  )
}

describe('patients who were never attended here, different ones of a day and login', () => {
  it.each([
    [268, 200, null],
    [269, 200, 30],
    [299, 200, 0],
    [300, 429, undefined],
  ])('after %i: %i, and the desk is told that %s are left', async (quantos, status, restantes) => {
    await see(quantos)
    const answer = await get(novo)
    expect([answer.status, answer.body.novosRestantes]).toEqual([status, restantes])
  })

  it('the last one may be asked of again, by every call', async () => {
    await see(299)
    const { body } = await get(novo)
    expect(body.novosRestantes).toBe(0)
    const query = { codigoAssociado: novo }
    const release = await t.call(liberacaoSenha.getInformacoesAssociado, { query }, { as })
    expect([release.status, release.body.novosRestantes]).toEqual([200, 0])
    expect(await get(await createAssociado(t))).toMatchObject({ status: 429, codigo: 'API-ELE-0005' })
  })

  it('whoever has a guide here is none, and leaves the count with it', async () => {
    await see(299)
    await get(novo)
    await releaseGuia(t, { codigoAssociado: novo })
    const { status, body } = await get(novo)
    expect([status, body.novosRestantes]).toEqual([200, null])
    expect((await get(await createAssociado(t))).status).toBe(200)
  })

  it('what tells nothing of anybody is not counted, nor another login’s, nor the day before', async () => {
    for (const resultado of ['API-ELE-0001', 'API-ELE-0005', 'API-ACE-0003', 'API-MEN-0001'])
      await see(300, { resultado })
    await see(300, { login: 1000011 })
    expect((await get(novo)).body.novosRestantes).toBeNull()
    await see(300)
    expect((await get(await createAssociado(t))).status).toBe(429)
    t.clock.advance(24 * 3_600_000)
    expect((await get(novo, await enter(t, 100001))).body.novosRestantes).toBeNull()
  })

  it('the limit is a row', async () => {
    await t.rows('update limite_consulta set novos_por_dia = 5, avisa_em = 2')
    await see(1)
    expect((await get(novo)).body.novosRestantes).toBe(3)
    await see(5)
    expect((await get(await createAssociado(t))).status).toBe(429)
    await t.rows('update limite_consulta set novos_por_dia = 300, avisa_em = 270')
  })
})

describe('once they are used up', () => {
  it('a known card and an unknown one are refused alike until midnight, and the trail says so', async () => {
    await see(300)
    const [conhecido, desconhecido] = [await get(novo), await get('999999999')]
    expect(conhecido).toMatchObject({ status: 429, codigo: 'API-ELE-0005' })
    expect(withoutRequisicao(conhecido.raw)).toBe(withoutRequisicao(desconhecido.raw))
    expect(Number(conhecido.headers['retry-after'])).toBe(15 * 3600)
    expect(
      await t.rows('select codigo_associado, objeto, resultado from trilha where requisicao = $1', [
        conhecido.headers['x-request-id'],
      ]),
    ).toEqual([{ codigo_associado: novo, objeto: '300 pacientes novos no dia', resultado: 'API-ELE-0005' }])
  })

  it('the search by number and by key refuses too; what is the provider’s own is found', async () => {
    await see(300)
    const search = (body: object) => t.call(elegibilidade.searchAssociado, { body }, { as })
    const [chave] = await t.rows<{ chave: string }>('select chave from associado where codigo = $1', [novo])
    for (const body of [{ termo: novo }, { termo: '999999999' }, { chave: chave?.chave }])
      expect(await search(body)).toMatchObject({ status: 429, codigo: 'API-ELE-0005' })
    const numeroFicha = await releaseGuia(t, {})
    expect((await search({ termo: String(numeroFicha) })).body.associados).toHaveLength(1)
  })

  it('the search of everything finds of them nobody, and still guides and events', async () => {
    await see(300)
    const search = async (termo: string) =>
      (await t.call(pesquisa.searchTudo, { body: { termo } }, { as })).body
    expect(await search(novo)).toMatchObject({ associados: [], guias: [] })
    expect((await search('85100200')).eventos).toHaveLength(1)
    const numeroFicha = await releaseGuia(t, {})
    expect((await search(String(numeroFicha))).guias).toMatchObject([{ numeroFicha }])
  })
})

it('is asked of an index of the trail', async () => {
  await t.rows(
    `insert into trilha (em, codigo_credenciado, login, sid, requisicao, ip, operacao, codigo_associado, resultado)
     select $1, 100001, 100000 + n, gen_random_uuid(), 'r', '127.0.0.1', 'guia.getGuia', '1', 'ok'
       from generate_series(1, 20000) as n`,
    [TEST_NOW],
  )
  await t.rows('analyze trilha')
  const plano = await t.rows(
    `explain select from trilha where login = 100001 and em >= '2026-11-21' and codigo_associado is not null`,
  )
  expect(JSON.stringify(plano)).toContain('trilha_login_dia')
})
