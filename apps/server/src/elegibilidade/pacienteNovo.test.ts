import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { guia } from '@portal/contract/guia.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { civilDay } from '../runtime/clock.ts'
import { meet } from '../testing/corrida.fixture.ts'
import { createAssociado, releaseGuia } from '../testing/guia.fixture.ts'
import { enter, withoutRequisicao } from '../testing/matriz/chamada.ts'
import { openTestApp, type Person } from '../testing/testApp.ts'

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

/** So many others whom the login was told of today. */
async function see(quantos: number, login = 100001): Promise<void> {
  await t.rows(
    `insert into paciente_novo (codigo_credenciado, login, dia, codigo_associado)
     select 100001, $2, $3, (700000000 + n)::text from generate_series(1, $1::integer) as n on conflict do nothing`,
    [quantos, login, civilDay(t.clock.now())],
  )
}

const setLimite = (porDia: number, avisaEm: number) =>
  t.rows('update limite_consulta set novos_por_dia = $1, avisa_em = $2', [porDia, avisaEm])

const release = (codigoAssociado: string) =>
  t.call(
    liberacaoSenha.releaseSenha,
    { body: { codigoAssociado, codigoEspecialidade: 1, codigoTipoAtendimento: 1 } },
    { as },
  )

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

  it('are of their day still for a process whose clock is late', async () => {
    await see(300)
    const ontem = t.clock.now()
    t.clock.advance(24 * 3_600_000)
    as = await enter(t, 100001)
    expect((await get(novo)).status).toBe(200)
    t.clock.set(ontem)
    expect((await get(await createAssociado(t), await enter(t, 100001))).status).toBe(429)
    t.clock.advance(24 * 3_600_000)
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

  it('whoever was attended here is none: by a guide of before today that was not cancelled', async () => {
    const [atendido, cancelado] = [await createAssociado(t), await createAssociado(t)]
    for (const codigoAssociado of [atendido, cancelado]) await releaseGuia(t, { codigoAssociado })
    await t.rows('update guia set status_ficha = 6, cancelada_em = $2 where codigo_associado = $1', [
      cancelado,
      t.clock.now(),
    ])
    t.clock.advance(24 * 3_600_000)
    as = await enter(t, 100001)
    await see(300)
    const { status, body } = await get(atendido)
    expect([status, body.novosRestantes]).toEqual([200, null])
    expect((await get(cancelado)).status).toBe(429)
  })

  it('a release of today keeps its place, cancelled or not', async () => {
    await setLimite(5, 2)
    const answers = []
    for (let n = 0; n < 7; n++) {
      const codigo = await createAssociado(t)
      const { status, body } = await release(codigo)
      answers.push(status)
      if (status !== 200) continue
      expect([(await get(codigo)).status, (await get(codigo)).body.novosRestantes]).toEqual([
        200,
        n === 0 ? null : 4 - n,
      ])
      const motivo = 'Engano no cartão'
      await t.call(guia.cancelGuia, { body: { numeroFicha: body.numeroFicha, motivo } }, { as })
    }
    await setLimite(300, 270)
    expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429])
  })

  it('a call that is refused for what the patient is keeps the place that it took', async () => {
    await see(299)
    const codigoPlano = 'NENHUM'
    const body = { codigoAssociado: novo, codigoEspecialidade: 1, codigoTipoAtendimento: 1, codigoPlano }
    expect((await t.call(liberacaoSenha.releaseSenha, { body }, { as })).status).toBe(400)
    expect((await get(await createAssociado(t))).status).toBe(429)
    expect((await get(novo)).status).toBe(200)
  })

  it('of forty that are asked for at once, no more than are left are told', async () => {
    await setLimite(5, 2)
    const codigos = await Promise.all(Array.from({ length: 40 }, () => createAssociado(t)))
    const answers = await Promise.all(
      codigos.map(async (codigo, n) => (n % 2 === 0 ? get(codigo) : release(codigo))),
    )
    await setLimite(300, 270)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(35)
  })

  it('the last place goes to one of two that ask at once', async () => {
    // Former days' places are forgotten first, which would make the second wait before it counts.
    await t.rows('delete from paciente_novo')
    await see(299)
    const codigos = [novo, await createAssociado(t)]
    // Whoever takes the place of one of them waits to know whether it is taken, having counted those that are.
    const sql = `insert into paciente_novo (codigo_credenciado, login, dia, codigo_associado)
                 select 100001, 100001, $2, unnest($1::text[])`
    const answers = await meet(t, { sql, values: [codigos, civilDay(t.clock.now())] }, () =>
      codigos.map((codigo) => get(codigo)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429])
  })

  it('a look-up that waited for its place is counted as one', async () => {
    const { headers } = await get(novo)
    const linhas = await t.rows('select objeto from trilha where requisicao = $1', [headers['x-request-id']])
    expect(linhas).toHaveLength(1)
  })

  it('who is nobody takes no place, another login has its own, and so has the next day', async () => {
    await see(299)
    for (let n = 0; n < 3; n++) expect((await get('999999999')).status).toBe(404)
    await see(300, 1000011)
    expect((await get(novo)).status).toBe(200)
    expect((await get(await createAssociado(t))).status).toBe(429)
    t.clock.advance(24 * 3_600_000)
    expect((await get(novo, await enter(t, 100001))).body.novosRestantes).toBeNull()
    // The day before is kept for a process whose clock is late, and no longer.
    t.clock.advance(24 * 3_600_000)
    await get(await createAssociado(t), await enter(t, 100001))
    expect(await t.rows('select from paciente_novo where login = 100001')).toHaveLength(2)
  })

  it('the limit is a row', async () => {
    await setLimite(5, 2)
    await see(1)
    expect((await get(novo)).body.novosRestantes).toBe(3)
    await see(5)
    expect((await get(await createAssociado(t))).status).toBe(429)
    await setLimite(300, 270)
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
    const search = (body: { termo: string }) => t.call(elegibilidade.searchAssociado, { body }, { as })
    const [chave] = await t.rows<{ chave: string }>('select chave from associado where codigo = $1', [novo])
    const query = { chave: chave?.chave ?? '' }
    for (const answer of [
      await search({ termo: novo }),
      await search({ termo: '999999999' }),
      await t.call(elegibilidade.getAssociado, { query }, { as }),
    ])
      expect(answer).toMatchObject({ status: 429, codigo: 'API-ELE-0005' })
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
