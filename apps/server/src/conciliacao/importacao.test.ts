import { conciliacao } from '@portal/contract/conciliacao.ts'
import { toIdentidade } from '@portal/domain/conciliacao/credito.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, TEST_NOW } from '../testing/testApp.ts'
import { CODIGO, clearMesa, createMesa, credito, importar, insertPago } from './conciliacao.fixture.ts'

const t = await openTestApp()
const as = await t.as(CODIGO)
const vizinho = await t.as(100001)
const { read, list, link, undo, acoes } = createMesa(t, as)

let outubro = ''
beforeEach(async () => {
  await clearMesa(t)
  outubro = await insertPago(t, CODIGO, 10, 10_000)
  await insertPago(t, CODIGO, 11, 20_000)
})

describe('what comes of the bank', () => {
  it('is kept as it was read, and a run shows what explains it', async () => {
    const cem = credito({ documento: '77' })
    expect((await importar(t, as, [cem])).body).toEqual({ importacao: 1, novos: 1, repetidos: 0 })
    const deposito = {
      numero: 1,
      dia: '2026-10-10',
      valor: '100.00',
      restante: '100.00',
      historico: 'TED AURORA ODONTO',
      documento: '77',
      conta: '033 1',
    }
    expect(await list()).toEqual({ depositos: [deposito], proximo: null })
    const { pagamentos, sugestoes, depositos, anos, ultimaAcao } = await read()
    expect(anos).toEqual([2026])
    expect(pagamentos.map(({ repasse, falta }) => [repasse.dataPagamento, falta])).toEqual([
      ['2026-10-10', '100.00'],
      ['2026-11-10', '200.00'],
    ])
    expect(pagamentos[0]).toMatchObject({
      valorProcessado: '110.00',
      valorGlosa: '5.00',
      valorFranquia: '3.00',
      valorLiberado: '102.00',
      descontos: [{ tipo: '02', valor: '2.00', credito: false }],
      valorLiquido: '100.00',
      valorConciliado: '0.00',
      partes: [],
      diferencas: [],
      semPar: null,
    })
    expect(pagamentos[1]?.semPar).toEqual({
      motivo: 'semExtrato',
      de: '2026-11-08',
      ate: '2026-11-17',
      perto: null,
    })
    expect(sugestoes).toEqual([
      {
        metodo: 'exata',
        certa: true,
        partes: [{ deposito, dataFechamento: outubro, valor: '100.00' }],
        evidencia: { valor: 'igual', dias: 0, referencia: 'inteira', conhecido: false, outrosIguais: 0 },
        diferenca: null,
      },
    ])
    expect(depositos).toEqual({ total: 1, semPar: 1, valorSemPar: '100.00' })
    expect(ultimaAcao).toEqual({
      numero: 1,
      tipo: 'importacao',
      arquivo: 'a.ofx',
      itens: 1,
      valor: '100.00',
      pagamentos: [],
      dependentes: { pagamentos: 0, recusas: 0, diferencas: 0 },
      feitaEm: TEST_NOW.toISOString(),
      feitaPor: expect.stringMatching(/./),
      desfeita: null,
    })
  })

  it('counts nothing before the last page, and each deposit once, whatever file tells it again', async () => {
    const send = (importacao: number | null, creditos: ReturnType<typeof credito>[], ultima: boolean) =>
      t.call(conciliacao.sendCreditos, { body: { importacao, arquivo: null, creditos, ultima } }, { as })
    expect((await send(null, [credito()], false)).body).toEqual({ importacao: 1, novos: 1, repetidos: 0 })
    expect([(await list()).depositos, (await acoes()).acoes, (await undo(1)).codigo]).toEqual([
      [],
      [],
      'API-CNC-0006',
    ])
    const segunda = [credito({ ordem: 2 }), credito({ dia: '2026-10-11' }), credito({ valor: '0.01' })]
    expect((await send(1, segunda, true)).body).toEqual({ importacao: 1, novos: 3, repetidos: 0 })
    expect((await list()).depositos.map(({ dia, valor }) => [dia, valor])).toEqual([
      ['2026-10-11', '100.00'],
      ['2026-10-10', '0.01'],
      ['2026-10-10', '100.00'],
      ['2026-10-10', '100.00'],
    ])
    expect((await send(1, [credito({ ordem: 3 })], true)).codigo).toBe('API-CNC-0005')
    const outras = [
      credito(),
      credito({ conta: '033 2' }),
      credito({ documento: '1' }),
      credito({ historico: 'PIX' }),
    ]
    expect((await importar(t, as, outras)).body).toEqual({ importacao: 2, novos: 3, repetidos: 1 })
    expect((await read()).depositos).toEqual({ total: 7, semPar: 7, valorSemPar: '600.01' })
  })

  it('tells what is here already of some days, by what a statement is compared with', async () => {
    const { valor, ...cem } = credito()
    await importar(t, as, [credito(), credito({ dia: '2026-10-11' })])
    const tell = async (quem = as) =>
      (await t.call(conciliacao.listIdentidades, { query: { de: cem.dia, ate: cem.dia } }, { as: quem })).body
        .identidades
    expect([valor, await tell()]).toEqual(['100.00', [toIdentidade({ ...cem, centavos: 10_000 })]])
    expect(await tell(vizinho)).toEqual([])
    await undo(1)
    expect(await tell()).toEqual([])
  })

  it('forgets what an import brought whose last page never came, and one of nothing new', async () => {
    const body = {
      importacao: null,
      arquivo: 'a.ofx',
      creditos: [credito({ documento: 'x' })],
      ultima: false,
    }
    await t.call(conciliacao.sendCreditos, { body }, { as })
    await t.rows(
      `update conciliacao_acao set feita_em = feita_em - interval '61 minutes' where codigo_credenciado = $1`,
      [CODIGO],
    )
    await importar(t, as, [credito()])
    await importar(t, as, [credito()])
    expect((await acoes()).acoes.map(({ numero, itens }) => [numero, itens])).toEqual([
      [2, 1],
      [1, 1],
    ])
    const palavras = await t.rows(
      `select historico, documento from deposito where codigo_credenciado = $1 and importacao = 1`,
      [CODIGO],
    )
    expect(palavras).toEqual([{ historico: '', documento: '' }])
    const { codigo } = await t.call(
      conciliacao.sendCreditos,
      { body: { ...body, importacao: 1, ultima: true } },
      { as },
    )
    expect(codigo).toBe('API-CNC-0005')
  })

  it('of two imports that are open at once a deposit counts once', async () => {
    const send = (importacao: number | null, ultima: boolean, documento = '') =>
      t.call(
        conciliacao.sendCreditos,
        { body: { importacao, arquivo: null, creditos: [credito({ documento })], ultima } },
        { as },
      )
    await send(null, false)
    await send(null, false)
    await send(1, true, 'a')
    await send(2, true, 'b')
    expect((await list()).depositos.map(({ documento }) => documento)).toEqual(['b', 'a', ''])
  })

  it('is found by words, amount, what is left of it, and a page at a time', async () => {
    await importar(t, as, [
      credito(),
      credito({ historico: 'PIX José', valor: '1234.56' }),
      credito({ dia: '2027-01-01', historico: 'outro ano' }),
      credito({ dia: '2026-01-01', valor: '7.00', historico: '100%' }),
    ])
    await link([{ deposito: 1, dataFechamento: outubro, valor: '100.00' }])
    const found = async (query: object) => (await list(query)).depositos.map(({ numero }) => numero)
    expect(await found({})).toEqual([2, 4])
    expect(await found({ situacao: 'CONCILIADOS' })).toEqual([1])
    expect(await found({ situacao: 'TODOS' })).toEqual([2, 1, 4])
    expect(await found({ texto: 'jose' })).toEqual([2])
    expect(await found({ texto: '1.234,56' })).toEqual([2])
    expect(await found({ texto: '%' })).toEqual([4])
    expect(await found({ ano: 2027 })).toEqual([3])
    // A year of deposits alone can be chosen, and is never the first one shown.
    expect((await read(2027)).anos).toEqual([2027, 2026])
    expect((await read(2027)).depositos).toMatchObject({ total: 1, semPar: 1 })
    const { body } = await t.call(conciliacao.getConciliacao, { query: {} }, { as })
    expect(body.ano).toBe(2026)
    const { depositos, proximo } = await list({ situacao: 'TODOS', limite: 2 })
    expect(depositos.map(({ numero }) => numero)).toEqual([2, 1])
    expect(await found({ situacao: 'TODOS', limite: 2, cursor: proximo })).toEqual([4])
    const { codigo, detalhes } = await t.call(
      conciliacao.listDepositos,
      { query: { ano: 2026, cursor: 'x' } },
      { as },
    )
    expect([codigo, detalhes[0]?.campo]).toEqual(['API-GEN-0001', 'cursor'])
  })
})

describe('whose it is', () => {
  it('another provider neither sees nor changes it', async () => {
    await importar(t, as, [credito()])
    expect((await list({ situacao: 'TODOS' }, vizinho)).depositos).toEqual([])
    expect((await undo(1, vizinho)).codigo).toBe('API-CNC-0006')
    expect((await link([{ deposito: 1, dataFechamento: outubro, valor: '1.00' }], [], vizinho)).codigo).toBe(
      'API-CNC-0002',
    )
    expect((await list()).depositos.length).toBe(1)
  })

  it.each([1000042, 1000043])('%d, who sees a part of the payment, sees nothing of it', async (login) => {
    const parcial = await t.as(login)
    const { codigo } = await t.call(conciliacao.getConciliacao, { query: {} }, { as: parcial })
    expect([codigo, (await importar(t, parcial, [credito()])).codigo]).toEqual([
      'API-CNC-0001',
      'API-CNC-0001',
    ])
  })

  it('takes thousands that came a moment ago, of which the statistics know nothing', async () => {
    const send = (importacao: number | null, documento: string) =>
      t.call(
        conciliacao.sendCreditos,
        {
          body: {
            ...{ importacao, arquivo: 'a.ofx', creditos: [credito({ documento })] },
            ultima: importacao !== null,
          },
        },
        { as },
      )
    const fill = (codigo: number, importacao: number) =>
      t.rows(
        `insert into deposito (codigo_credenciado, numero, importacao, identidade, conta, dia, centavos, historico, padrao, documento)
         select $1, n, $2, n::text, '', '2025-01-01', 1, '', '', '' from generate_series(2, 8000) n`,
        [codigo, importacao],
      )
    // The statistics know another provider's, and nothing of this one.
    await fill(100001, (await importar(t, vizinho, [credito()])).body.importacao)
    await t.rows('analyze deposito')
    const { importacao } = (await send(null, 'a')).body
    await fill(CODIGO, importacao)
    expect(await send(importacao, 'b')).toMatchObject({ status: 200, body: { novos: 1 } })
    const rows = await t.rows<{ total: number }>(
      'select count(*)::integer as total from deposito where codigo_credenciado = $1 and vale',
      [CODIGO],
    )
    expect(rows).toEqual([{ total: 8001 }])
    await t.rows('delete from deposito where codigo_credenciado = 100001')
  })

  it('keeps no more than twenty thousand deposits', async () => {
    await importar(t, as, [credito()])
    await t.rows(
      `insert into deposito (codigo_credenciado, numero, importacao, identidade, conta, dia, centavos, historico, padrao, documento, vale)
       select $1, n, 1, n::text, '', '2025-01-01', 1, '', '', '', true from generate_series(2, 19999) n`,
      [CODIGO],
    )
    expect((await importar(t, as, [credito({ documento: 'a' })])).body).toMatchObject({ novos: 1 })
    expect((await importar(t, as, [credito({ documento: 'b' })])).codigo).toBe('API-CNC-0007')
    expect((await read()).depositos.total).toBe(2)
  })
})
