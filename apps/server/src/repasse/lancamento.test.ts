import { CALENDARIOS_REPASSE } from '@portal/domain/repasse/calendarioRepasse.data.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../db/client.ts'
import { openTestApp, TEST_NOW } from '../testing/testApp.ts'
import {
  fechamentoDoRecurso,
  fechamentoOf,
  insertEncaminhamento,
  listAJulgar,
} from './encaminhamento.store.ts'
import { enterRepasse } from './enterRepasse.ts'
import { insertLancamentos, insertLancamentosRecurso } from './lancamento.store.ts'
import { listPagos } from './pago.store.ts'
import {
  CODIGO,
  clearRepasses,
  insertEncaminhada,
  insertRepasse,
  readLancamentos,
} from './repasse.fixture.ts'
import { seeAll } from './visao.ts'

const t = await openTestApp()
const write = <Result>(work: (db: Db) => Promise<Result>) => t.services.pool.transaction(CODIGO, work)
const ABERTO = { publicacao: '2027-01-01', pagamento: '2027-01-10' }

beforeEach(() => clearRepasses(t))

describe('a judged guide', () => {
  const motivos = [
    { codigoGlosa: '3067', severidade: 'glosa' },
    { codigoGlosa: '1899', severidade: 'aviso' },
  ]

  it('has a row for each event that was judged and done: what is neither paid nor denied is the patient’s', async () => {
    await insertRepasse(t, '2026-12-20', ABERTO)
    const numeroFicha = await insertEncaminhada(t, '2026-12-20', [
      { valor: 10_000, pago: 3500, glosado: 6000, motivos },
      { valor: 5000, pago: 4400, glosado: 0, motivos },
      { valor: 7000, pago: 7000, glosado: 0, naoRealizado: true },
      { valor: 8000, pago: null, glosado: null },
    ])
    const esperado = [
      { linha: [1, false, '2026-12-20', 10_000, 10_000, 6000, 500, 3500], codigos: ['3067'] },
      { linha: [2, false, '2026-12-20', 5000, 5000, 0, 600, 4400], codigos: [] },
    ]
    for (let again = 0; again < 2; again++) {
      await write((db) => insertLancamentos(db, CODIGO, numeroFicha, '2026-12-20'))
      expect(await readLancamentos(t, numeroFicha)).toEqual(esperado)
    }
  })

  it('enters the run that it was forwarded for while that is open, then the one of today', async () => {
    await insertRepasse(t, '2026-10-20', { publicacao: '2026-11-01', pagamento: '2026-11-10' })
    const enter = (fechamento: string | undefined, hoje: string) =>
      write((db) =>
        enterRepasse(
          db,
          {
            codigoCredenciado: CODIGO,
            rede: 'AURORA',
            encaminhamento: fechamento ? { fechamento } : undefined,
          },
          TEST_NOW,
          hoje,
        ),
      )
    expect(await enter('2026-10-20', '2026-11-21')).toBe('2026-10-20')
    await t.rows(`update repasse set situacao = 'publicado' where codigo_credenciado = $1`, [CODIGO])
    expect(await enter('2026-10-20', '2026-11-21')).toBe('2026-12-20')
    expect(await enter(undefined, '2026-11-20')).toBe('2026-11-20')
  })
})

describe('the forwarding', () => {
  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-21', '2026-12-20'],
    ['2026-12-31', '2027-01-20'],
  ])('of %s is for the run of %s', (dia, fechamento) =>
    expect(fechamentoOf(CALENDARIOS_REPASSE, 'AURORA', dia)).toBe(fechamento),
  )

  it('notes lot and run, and opens the run with its days, once', async () => {
    const [numeroFicha] = await t.rows<{ n: number }>(
      `select numero_ficha::int as n from guia where numero_ficha = $1`,
      [await insertEncaminhada(t, '2026-10-20', [])],
    )
    await t.rows('delete from encaminhamento where codigo_credenciado = $1', [CODIGO])
    const guia = { codigoCredenciado: CODIGO, numeroFicha: numeroFicha?.n ?? 0 }
    for (const dia of ['2026-11-21', '2026-12-30'])
      await write((db) => insertEncaminhamento(db, guia, TEST_NOW, dia))
    expect(
      await t.rows(
        `select numero_lote, to_char(fechamento, 'YYYY-MM-DD') as dia from encaminhamento where numero_ficha = $1`,
        [guia.numeroFicha],
      ),
    ).toEqual([{ numero_lote: '20261121', dia: '2026-12-20' }])
    expect(
      await t.rows(
        `select fechamento::text, publicacao::text, pagamento::text, situacao from repasse
          where codigo_credenciado = $1 and fechamento = '2026-12-20'`,
        [CODIGO],
      ),
    ).toEqual([{ fechamento: '2026-12-20', ...ABERTO, situacao: 'aberto' }])
  })

  it('waits for its judgement in an open run that is due, by number, unless the guide is locked', async () => {
    await insertRepasse(t, '2026-10-20', { publicacao: '2026-11-21', pagamento: '2026-11-30' })
    await insertRepasse(t, '2026-11-20', { publicacao: '2026-11-22', pagamento: '2026-12-10' })
    await insertRepasse(t, '2026-09-20', {
      publicacao: '2026-10-01',
      pagamento: '2026-10-10',
      situacao: 'publicado',
    })
    const devidas: number[] = []
    for (const status of [10, 11, 20]) devidas.push(await insertEncaminhada(t, '2026-10-20', [], status))
    const trancada = await insertEncaminhada(t, '2026-10-20', [], 10)
    await t.rows('update guia set bloqueada = true where numero_ficha = $1', [trancada])
    for (const [fechamento, status] of [
      ['2026-10-20', 12],
      ['2026-11-20', 10],
      ['2026-09-20', 10],
    ] as const)
      await insertEncaminhada(t, fechamento, [], status)
    devidas.sort((a, b) => a - b)
    const list = async (depois: number, limite: number) =>
      (await write((db) => listAJulgar(db, CODIGO, '2026-11-21', depois, limite))).map(
        (guia) => guia.numeroFicha,
      )
    expect(await list(0, 10)).toEqual(devidas)
    expect(await list(devidas[0] ?? 0, 1)).toEqual([devidas[1]])
  })
})

describe('an appeal', () => {
  it.each([
    // Decided while the run that denied is the open one, it waits for the next.
    ['2026-11-05', '2026-11-20', '2026-12-20'],
    ['2026-11-21', '2026-11-20', '2026-12-20'],
    ['2026-12-21', '2026-11-20', '2027-01-20'],
  ])('granted on %s of a denial of %s enters %s', (dia, glosa, fechamento) =>
    expect(fechamentoDoRecurso(CALENDARIOS_REPASSE, 'AURORA', dia, glosa)).toBe(fechamento),
  )

  it('is paid what it granted of each event, without a patient’s part, once', async () => {
    await insertRepasse(t, '2026-10-20', { publicacao: '2026-11-01', pagamento: '2026-11-10' })
    await insertRepasse(t, '2026-12-20', ABERTO)
    const negado = { valor: 10_000, pago: 3500, glosado: 6000 }
    const numeroFicha = await insertEncaminhada(t, '2026-10-20', [negado, negado])
    await write((db) => insertLancamentos(db, CODIGO, numeroFicha, '2026-10-20'))
    // The appeal's money is of the dentist and the unit that the denial was told to.
    await t.rows(
      `update repasse_evento set codigo_dentista = 7, unidade = 'Centro' where numero_ficha = $1`,
      [numeroFicha],
    )
    await t.rows(
      `insert into recurso_glosa (codigo_credenciado, numero_ficha, login, nome, enviado_em, data_glosa, prazo_recurso,
              prazo_resposta) values ($1, $2, $1, 'n', now(), '2026-11-01', '2026-12-01', '2026-12-01')`,
      [CODIGO, numeroFicha],
    )
    await t.rows(
      `insert into recurso_item (codigo_credenciado, numero_ficha, sequencial_inclusao, destino, codigos_glosa, tipo_glosa,
              recursado_centavos, decisao, liberado_centavos, codigo_resposta)
       values ($1, $2, 1, 'recorrido', '{3067}', 'R', 6000, 'A', 6000, '3095'),
              ($1, $2, 2, 'recorrido', '{3067}', 'R', 6000, 'R', 0, '2902')`,
      [CODIGO, numeroFicha],
    )
    for (let again = 0; again < 2; again++)
      await write((db) => insertLancamentosRecurso(db, CODIGO, [{ numeroFicha, fechamento: '2026-12-20' }]))
    expect((await readLancamentos(t, numeroFicha)).map(({ linha }) => linha)).toEqual([
      [1, false, '2026-10-20', 10_000, 10_000, 6000, 500, 3500],
      [1, true, '2026-12-20', 6000, 6000, 0, 0, 6000],
      [2, false, '2026-10-20', 10_000, 10_000, 6000, 500, 3500],
    ])
    expect(
      await t.rows(
        'select distinct codigo_dentista as dentista, unidade from repasse_evento where numero_ficha = $1',
        [numeroFicha],
      ),
    ).toEqual([{ dentista: 7, unidade: 'Centro' }])
    // Both runs together: what was processed is the payment's alone.
    const pago = { processadoCentavos: 10_000, franquiaCentavos: 500, recursadoCentavos: 6000 }
    expect(await write((db) => listPagos(db, seeAll(CODIGO), [numeroFicha]))).toMatchObject([
      { ...pago, liberadoCentavos: 9500, glosaCentavos: 0, devolvidoCentavos: 6000, decisaoRecurso: 'A' },
      { ...pago, liberadoCentavos: 3500, glosaCentavos: 6000, devolvidoCentavos: 0, decisaoRecurso: 'R' },
    ])
  })
})
