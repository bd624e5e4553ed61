import { evento } from '@portal/contract/evento.ts'
import { addDays, addMonths } from '@portal/domain/calendario/dataCivil.ts'
import { describe, expect, it } from 'vitest'
import { civilDay } from '../runtime/clock.ts'
import { FAVORITOS } from '../seed/credenciado/favorito.data.ts'
import { createGuia } from '../testing/guia.fixture.ts'
import { openTestApp, TEST_NOW } from '../testing/testApp.ts'

const t = await openTestApp()

const listCodigos = async (login: number) => {
  const { body } = await t.call(evento.listFavoritos, {}, { as: await t.as(login) })
  return body.map(({ codigoEvento }) => codigoEvento)
}
const update = async (login: number, codigosEvento: string[]) =>
  t.call(evento.updateFavoritos, { body: { codigosEvento } }, { as: await t.as(login) })

describe('the favourites', () => {
  it('begin with what suits the practice, each under its name', async () => {
    const { body } = await t.call(evento.listFavoritos, {}, { as: await t.as(100003) })
    expect(body.map(({ codigoEvento }) => codigoEvento)).toEqual(FAVORITOS[100003])
    expect(body[1]).toEqual({ codigoEvento: '81000421', descricao: 'Radiografia periapical' })
  })

  it('are kept in the order given, whole, in the place of those before', async () => {
    expect(await update(100001, ['84000198', '85100200', '81000065'])).toMatchObject({ status: 200 })
    expect(await listCodigos(100001)).toEqual(['84000198', '85100200', '81000065'])
    await update(100001, ['81000065', '84000198'])
    expect(await listCodigos(100001)).toEqual(['81000065', '84000198'])
    await update(100001, [])
    expect(await listCodigos(100001)).toEqual([])
  })

  it('hold each event once, under its current code', async () => {
    await update(100001, ['98300022', '85.100.200', '84000198', '85100200'])
    expect(await listCodigos(100001)).toEqual(['85100200', '84000198'])
  })

  it("are the practice's own: another's are as if there were none", async () => {
    await update(100004, ['81000065'])
    await update(100001, ['84000198'])
    expect(await listCodigos(100004)).toEqual(['81000065'])
    // A practice that never kept any
    expect(await listCodigos(100008)).toEqual([])
  })

  it.each([
    ['an unknown event', ['84000198', '99999999'], 2],
    ['an event that the portal hides', ['81000073'], 1],
  ])('refuse %s, say which and keep what was there', async (_nome, codigos, item) => {
    await update(100001, ['81000065'])
    const answer = await update(100001, codigos)
    expect(answer).toMatchObject({ status: 404, codigo: 'API-GTO-0006' })
    expect(answer.detalhes).toMatchObject([{ campo: 'codigosEvento', item }])
    expect(await listCodigos(100001)).toEqual(['81000065'])
  })

  it('leave out one that the portal has hidden since', async () => {
    await t.rows(
      `update favorito_evento set codigos_evento = '{81000065,81000073,84000198}' where codigo_credenciado = 100003`,
    )
    expect(await listCodigos(100003)).toEqual(['81000065', '84000198'])
  })

  it('are nine at most: one key each', async () => {
    const dez = Array.from({ length: 10 }, () => '84000198')
    expect(await update(100001, dez)).toMatchObject({
      status: 400,
      codigo: 'API-GEN-0001',
      detalhes: [{ campo: 'codigosEvento' }],
    })
  })
})

describe('evento.listUsos', () => {
  const list = async (login: number) => (await t.call(evento.listUsos, {}, { as: await t.as(login) })).body
  const autorizar = (numeroFicha: number, codigoEvento: string, vezes: number, dia: string) =>
    t.rows(
      `insert into evento_guia (numero_ficha, sequencial_inclusao, codigo_credenciado, codigo_associado, codigo_evento,
                                quantidade, valor_centavos, copart_centavos, autorizacao, data_autorizacao)
       select g.numero_ficha,
              (select coalesce(max(sequencial_inclusao), 0) from evento_guia where numero_ficha = g.numero_ficha) + n,
              g.codigo_credenciado, g.codigo_associado, $2, 1, 100, 0, 1, $4::date
         from guia g, generate_series(1, $3::integer) n where g.numero_ficha = $1`,
      [numeroFicha, codigoEvento, vezes, dia],
    )

  it('counts what this practice was authorised in twelve months, the commonest first', async () => {
    const hoje = civilDay(TEST_NOW)
    const inicio = addMonths(hoje, -12)
    const minha = await createGuia(t)
    await autorizar(minha, '84000198', 2, hoje)
    await autorizar(minha, '85300047', 3, inicio)
    await autorizar(minha, '81000065', 5, addDays(inicio, -1))
    expect(await list(100001)).toEqual([
      { codigoEvento: '85300047', vezes: 3 },
      { codigoEvento: '84000198', vezes: 2 },
    ])
    expect(await list(100004)).toEqual([])
  })
})
