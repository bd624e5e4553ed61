import { indicador } from '@portal/contract/indicador.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertGuias } from '../pesquisa/pesquisa.fixture.ts'
import { createAssociado } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { computeIndicadores } from './calculo.store.ts'

const t = await openTestApp()

/** 100008 has no rows but these. */
const LOGIN = 100008
const CORTE = '2026-11-05T12:00:00Z'

const compute = (mes: string, agora = new Date(CORTE)) =>
  t.services.background.transaction(0, (db) => computeIndicadores(db, mes, agora))

/** A row of a figure: its part, its total and its day; undefined where the guide has none. */
async function readLinha(codigo: string, numeroFicha: number, sequencial = 0) {
  const [linha] = await t.rows<{ valor: [number, number, string] }>(
    `select jsonb_build_array(parte, total, dia) as valor
       from linhas_indicador($1, '2026-01-01', '2026-11-01', $2, '{3067}') where numero_ficha = $3 and sequencial = $4`,
    [codigo, CORTE, numeroFicha, sequencial],
  )
  return linha?.valor
}

type Ato = {
  login?: number
  associado?: string
  codigoEvento?: string
  dente?: string | null
  data: string
  publicacao?: string
  situacao?: string
  glosa?: number
  valor?: number
}

/** One event of a guide, done, and told by a statement. */
async function pay(ato: Ato): Promise<number> {
  const { login = LOGIN, codigoEvento = '85100200', dente = '26', data, glosa = 0, valor = 10_000 } = ato
  const { publicacao = '2026-10-01', situacao = 'publicado' } = ato
  const codigoAssociado = ato.associado ?? (await createAssociado(t))
  const [numeroFicha = 0] = await insertGuias(t, [{ codigoCredenciado: login, codigoAssociado }])
  await t.rows(
    `insert into evento_guia (numero_ficha, sequencial_inclusao, codigo_credenciado, codigo_associado, codigo_evento,
            dente, quantidade, valor_centavos, copart_centavos, autorizacao, data_realizacao)
     values ($1, 1, $2, $3, $4, $5, 1, $7, 0, 4, $6)`,
    [numeroFicha, login, codigoAssociado, codigoEvento, dente, data, valor],
  )
  await t.rows(
    `insert into prontuario (codigo_associado, codigo_credenciado, numero_ficha, sequencial_inclusao, codigo_evento,
            dente, quantidade, data_autorizacao, data_realizacao) values ($3, $2, $1, 1, $4, $5, 1, $6, $6)`,
    [numeroFicha, login, codigoAssociado, codigoEvento, dente, data],
  )
  await t.rows(
    `insert into repasse (codigo_credenciado, fechamento, publicacao, pagamento, situacao, mudado_em)
     values ($1, $2::date - 10, $2, $2::date + 9, $3, now())
     on conflict (codigo_credenciado, fechamento) do update set situacao = excluded.situacao`,
    [login, publicacao, situacao],
  )
  await t.rows(
    `insert into repasse_evento (codigo_credenciado, numero_ficha, sequencial_inclusao, recurso, fechamento,
            informado_centavos, processado_centavos, glosa_centavos, franquia_centavos, liberado_centavos, glosas)
     values ($1, $2, 1, false, $3::date - 10, $4, $4, $5, 0, $4::int - $5::int,
             case when $5::int > 0 then '[{"codigoGlosa":"3067"}]'::jsonb else '[]' end)`,
    [login, numeroFicha, publicacao, valor, glosa],
  )
  return numeroFicha
}

const note = (numeroFicha: number, acao: string, status: number, em: string) =>
  t.rows(
    `insert into historico_guia (numero_ficha, codigo_credenciado, em, autor, acao, para_status, para_etapa)
     select numero_ficha, codigo_credenciado, $4, 'teste', $2, $3, 6 from guia where numero_ficha = $1`,
    [numeroFicha, acao, status, em],
  )

const forward = (numeroFicha: number, em: string) =>
  t.rows(
    `insert into encaminhamento (codigo_credenciado, numero_ficha, numero_lote, em, fechamento)
     select codigo_credenciado, numero_ficha, '1', $2, '2026-09-20' from guia where numero_ficha = $1`,
    [numeroFicha, em],
  )

describe('retrabalho', () => {
  const feito: Ato = { data: '2025-09-10', publicacao: '2025-10-01' }
  const repetido: Ato = { data: '2026-09-10' }

  it.each<[string, Ato, Ato, number]>([
    ['twelve months later to the day', feito, repetido, 1],
    ['a day later than that', { ...feito, data: '2025-09-09' }, repetido, 0],
    ['the day after', { ...feito, data: '2026-09-09' }, repetido, 1],
    ['on the same day', { ...feito, data: '2026-09-10' }, repetido, 0],
    ['of another event of the group', { ...feito, codigoEvento: '85100196' }, repetido, 1],
    ['of another group', { ...feito, codigoEvento: '82000875' }, repetido, 0],
    ['on another tooth', { ...feito, dente: '27' }, repetido, 0],
    ['without a tooth', { ...feito, dente: null }, { ...repetido, dente: null }, 0],
    ["of another provider's work", { ...feito, login: 100009 }, repetido, 0],
    ['an image', { ...feito, codigoEvento: '81000421' }, { ...repetido, codigoEvento: '81000421' }, 0],
    ['of what a statement told only after those months', { ...feito, publicacao: '2026-11-01' }, repetido, 0],
    [
      'of what no statement has told',
      { ...feito, publicacao: '2026-12-01', situacao: 'aberto' },
      repetido,
      0,
    ],
  ])('%s', async (_nome, antes, depois, parte) => {
    const associado = await createAssociado(t)
    await pay({ ...antes, associado })
    const numeroFicha = await pay({ ...depois, associado })
    expect(await readLinha('retrabalho', numeroFicha, 1)).toEqual([parte, 1, '2026-10-01'])
  })
})

describe('glosa', () => {
  it.each([
    ['with the appeal that was decided by then', CORTE, 'A', 0],
    ['and not a moment later', '2026-11-05T12:00:00.001Z', 'A', 4000],
    ['nor with one that was refused', CORTE, 'R', 4000],
  ])('the final one is what stays denied, %s', async (_nome, julgadoEm, decisao, resta) => {
    const numeroFicha = await pay({ data: '2026-09-01', glosa: 4000 })
    await t.rows(
      `insert into recurso_glosa (codigo_credenciado, numero_ficha, login, nome, enviado_em, data_glosa, prazo_recurso,
              prazo_resposta, julgado_em) values ($1, $2, $1, 'x', $3::timestamptz, '2026-10-01', '2026-10-31', '2026-10-31', $3::timestamptz)`,
      [LOGIN, numeroFicha, julgadoEm],
    )
    await t.rows(
      `insert into recurso_item (codigo_credenciado, numero_ficha, sequencial_inclusao, destino, codigos_glosa,
              tipo_glosa, recursado_centavos, decisao, liberado_centavos, codigo_resposta)
       values ($1, $2, 1, 'recorrido', '{3067}', 'G', 4000, $3::text, case $3::text when 'A' then 4000 else 0 end, '3067')`,
      [LOGIN, numeroFicha, decisao],
    )
    expect(await readLinha('glosaInicial', numeroFicha, 1)).toEqual([4000, 10_000, '2026-10-01'])
    expect(await readLinha('glosaFinal', numeroFicha, 1)).toEqual([resta, 10_000, '2026-10-01'])
    // Decided in November, after the months that are asked for.
    expect(await readLinha('recursoAcatado', numeroFicha, 1)).toBeUndefined()
  })

  it('for a document is that of a denial that names one, whole or in part', async () => {
    const negado = await pay({ data: '2026-09-01', glosa: 1 })
    expect(await readLinha('glosaDocumento', negado, 1)).toEqual([1, 1, '2026-10-01'])
    await t.rows(`update repasse_evento set glosas = '[{"codigoGlosa":"1321"}]' where numero_ficha = $1`, [
      negado,
    ])
    expect(await readLinha('glosaDocumento', negado, 1)).toEqual([0, 1, '2026-10-01'])
  })

  it('of a statement that is not published is none', async () => {
    const numeroFicha = await pay({
      data: '2026-09-01',
      glosa: 1,
      publicacao: '2026-10-05',
      situacao: 'aberto',
    })
    expect(await readLinha('glosaInicial', numeroFicha, 1)).toBeUndefined()
  })
})

describe('guides', () => {
  it.each([
    ['authorised', 1, 1],
    ['in analysis', 2, 1],
    ['that wait for a justification', 4, 0],
    ['that wait for images', 5, 0],
  ])('%s by the first sending count %#', async (_nome, status, parte) => {
    const numeroFicha = await pay({ data: '2026-09-01' })
    await note(numeroFicha, 'send', status, '2026-10-01T02:59:59Z')
    expect(await readLinha('guiaCompleta', numeroFicha)).toEqual([parte, 1, '2026-09-30'])
  })

  it('that are complementary are not asked', async () => {
    const numeroFicha = await pay({ data: '2026-09-01' })
    await note(numeroFicha, 'send', 17, '2026-09-30T12:00:00Z')
    expect(await readLinha('guiaCompleta', numeroFicha)).toBeUndefined()
  })

  it.each([
    ['from a Friday to a Monday', '2026-09-04', '2026-09-07', 1],
    ['over a week', '2026-09-02', '2026-09-09', 5],
    ['from a Saturday to a Sunday', '2026-09-05', '2026-09-06', 0],
    ['dated before they were authorised', '2026-09-09', '2026-09-02', 0],
  ])('took the working days %s', async (_nome, autorizada, data, dias) => {
    const numeroFicha = await pay({ data })
    await t.rows('update guia set data_autorizacao = $2 where numero_ficha = $1', [numeroFicha, autorizada])
    await forward(numeroFicha, '2026-10-01T03:00:00Z')
    expect(await readLinha('tempoTratamento', numeroFicha)).toEqual([dias, 1, '2026-10-01'])
  })

  it.each([
    ['the app confirmed', 20, CORTE, 1],
    ['it confirmed later', 20, '2026-11-05T12:00:01Z', 0],
    ['the portal forwarded', 10, CORTE, 0],
  ])('that %s count %#', async (_nome, status, em, parte) => {
    const numeroFicha = await pay({ data: '2026-09-01' })
    await forward(numeroFicha, '2026-10-31T12:00:00Z')
    await note(numeroFicha, 'x', status, em)
    expect(await readLinha('envioDigital', numeroFicha)).toEqual([parte, 1, '2026-10-31'])
    expect(await readLinha('tempoTratamento', numeroFicha)).toBeUndefined()
  })

  it.each([
    ['on the sixtieth day', '2026-10-01T02:59:59Z', 0],
    ['on the next one', '2026-10-01T03:00:00Z', 1],
  ])('processed %s were answered %#', async (_nome, em, parte) => {
    const numeroFicha = await pay({ data: '2026-07-01', valor: 12_345 })
    await forward(numeroFicha, '2026-08-01T12:00:00Z')
    await note(numeroFicha, 'processPagamento', 12, em)
    expect(await readLinha('guiaSemResposta', numeroFicha)).toEqual([parte, 1, '2026-09-30'])
    expect(await readLinha('valorSemResposta', numeroFicha)).toEqual([parte * 12_345, 12_345, '2026-09-30'])
  })

  it('are paid by the deposit, and not by the statement', async () => {
    const numeroFicha = await pay({ data: '2026-07-01', publicacao: '2026-08-01' })
    await forward(numeroFicha, '2026-07-15T02:00:00Z')
    expect(await readLinha('prazoPagamento', numeroFicha)).toBeUndefined()
    await t.rows(
      `update repasse set situacao = 'depositado' where codigo_credenciado = $1 and publicacao = '2026-08-01'`,
      [LOGIN],
    )
    expect(await readLinha('prazoPagamento', numeroFicha)).toEqual([27, 1, '2026-08-10'])
  })
})

describe('what a network says from a day to a day', () => {
  const LIDO = '2026-11-21'
  const listCriterios = async () =>
    (await t.call(indicador.getRegraElegibilidade, {}, { as: await t.as(LOGIN) })).body.criterios.map(
      (criterio) => criterio.indicador,
    )

  it.each([
    ['on its last day', LIDO, true],
    ['not on the day after', '2026-11-20', false],
  ])('a goal holds %s', async (_nome, ate, vale) => {
    const end = (dia: string | null) =>
      t.rows(`update meta_indicador set ate = $1 where rede = 'AURORA' and indicador = 'retrabalho'`, [dia])
    await end(ate)
    const criterios = await listCriterios()
    await end(null)
    expect(criterios.includes('retrabalho')).toBe(vale)
  })

  it.each([
    ['on its first day', LIDO, true],
    ['not on the day before', '2026-11-22', false],
  ])('a goal and a readjustment hold %s', async (_nome, desde, vale) => {
    await t.rows(
      `insert into preco_evento
       select distinct on (codigo_evento) rede, codigo_evento, $1::date, valor_centavos * 2 from preco_evento
        where rede = 'AURORA' order by codigo_evento, desde desc`,
      [desde],
    )
    await t.rows(`insert into motivo_reajuste values ('AURORA', $1, 'Dobro', 'teste')`, [desde])
    await t.rows(`insert into meta_indicador values ('AURORA', 'glosaFinal', $1, null, 600, 50, 'teste')`, [
      desde,
    ])
    const { body } = await t.call(indicador.getUltimoReajuste, {}, { as: await t.as(LOGIN) })
    const criterios = await listCriterios()
    for (const tabela of ['preco_evento', 'motivo_reajuste', 'meta_indicador'])
      await t.rows(`delete from ${tabela} where rede = 'AURORA' and desde = $1`, [desde])
    expect([body.ultimo?.data === desde, body.ultimo?.percentual === 100]).toEqual([vale, vale])
    expect(criterios.includes('glosaFinal')).toBe(vale)
  })
})

describe('the computation', () => {
  const figuras = () => t.rows('select * from indicador_mes order by 1, 2, 3, 4, 5, 6')
  const get = async () => (await t.call(indicador.getQualidadeDesempenho, {}, { as: await t.as(LOGIN) })).body

  beforeAll(() => t.rows('delete from calculo_indicador'))

  it('has told nothing before the first one', async () => {
    expect(await get()).toEqual({
      todas: true,
      periodo: null,
      codigoEspecialidade: null,
      indicadores: [],
      causas: [],
    })
    const as = await t.as(LOGIN)
    const { body: bonus } = await t.call(indicador.getBonus, {}, { as })
    expect(bonus).toMatchObject({
      periodo: null,
      bonus: null,
      nivel: null,
      atendidos: 0,
      criterios: 6,
      teto: 2,
    })
    const { body } = await t.call(indicador.listLinhas, { body: { indicador: 'retrabalho' } }, { as })
    expect(body).toEqual({ linhas: [], proximo: null })
  })

  it('is done once a month, by two at once too, and again when its row is gone', async () => {
    expect((await Promise.all([compute('2026-10'), compute('2026-10')])).toSorted()).toEqual([false, true])
    const feitas = await figuras()
    expect(feitas.length).toBeGreaterThanOrEqual(20)
    expect([await compute('2026-10'), await compute('2026-09')]).toEqual([false, false])
    await t.rows('delete from calculo_indicador')
    expect(await compute('2026-10')).toBe(true)
    expect(await figuras()).toEqual(feitas)
    expect((await get()).periodo).toEqual({
      desde: '2025-11',
      ate: '2026-10',
      calculadoEm: new Date(CORTE).toISOString(),
    })
  })

  it('goes on to the next month, and looks anew at the eleven before', async () => {
    const tarde = await pay({ data: '2026-09-01', glosa: 777, publicacao: '2026-09-25' })
    await compute('2026-11', new Date('2026-12-01T12:00:00Z'))
    const { periodo, indicadores } = await get()
    expect(periodo).toMatchObject({ desde: '2025-12', ate: '2026-11' })
    const setembro = indicadores
      .find((um) => um.indicador === 'glosaInicial')
      ?.meses.find(({ mes }) => mes === '2026-09')
    expect([tarde > 0, setembro?.valor]).toEqual([true, 7.77])
  })

  it.each([
    ['tooth', '26', null, '26'],
    ['region', null, 'AS', 'AS'],
    ['mouth', null, null, ''],
  ])('shows the %s of an event', async (_nome, dente, regiao, lugar) => {
    const numeroFicha = await pay({ data: '2026-09-01', dente })
    await t.rows('update evento_guia set regiao = $2 where numero_ficha = $1', [numeroFicha, regiao])
    const body = { indicador: 'glosaInicial' as const, limite: 100 }
    const { linhas } = (await t.call(indicador.listLinhas, { body }, { as: await t.as(LOGIN) })).body
    expect(linhas.find((linha) => linha.numeroFicha === numeroFicha)?.codigoLocalizacao).toBe(lugar)
  })

  it('tells of no month of another provider, nor of what no month has', async () => {
    const { body } = await t.call(indicador.getQualidadeDesempenho, {}, { as: await t.as(100010) })
    expect(body.indicadores.map(({ valor }) => valor)).toEqual(body.indicadores.map(() => null))
    expect([body.codigoEspecialidade, body.causas]).toEqual([null, []])
    const cursor = Buffer.from('2026-13-01 1 1').toString('base64url')
    const errado = { body: { indicador: 'retrabalho' as const, cursor } }
    expect(await t.call(indicador.listLinhas, errado, { as: await t.as(LOGIN) })).toMatchObject({
      codigo: 'API-GEN-0001',
      detalhes: [{ campo: 'cursor' }],
    })
  })
})
