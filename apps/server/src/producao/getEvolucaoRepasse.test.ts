import { producao } from '@portal/contract/producao.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { runRepasse } from '../operadora/runRepasse.ts'
import { insertGuias } from '../pesquisa/pesquisa.fixture.ts'
import { createAssociado, createGuia } from '../testing/guia.fixture.ts'
import { openTestApp, TEST_NOW } from '../testing/testApp.ts'
import { loadEvolucao } from './getEvolucaoRepasse.ts'

const t = await openTestApp()

/** 100008 has no runs but these. TEST_NOW is 21/11/2026: the twelve months begin on 1 December 2025. */
const LOGIN = 100008
const runs = [
  ['2023-11-20', '2023-12-10', 'depositado', 1000, 0, 0],
  ['2025-10-20', '2025-11-30', 'depositado', 2000, 0, 0],
  ['2025-11-20', '2025-12-01', 'depositado', 30_000, 450, 0],
  ['2026-09-20', '2026-10-10', 'depositado', 100, 0, 50],
  ['2026-10-20', '2026-11-30', 'publicado', 40_000, 600, 123],
  ['2026-11-20', '2026-12-10', 'aberto', 0, 0, 0],
] as const

/** A row of a run, of an event that nothing else is told of. */
async function insertLinha(fechamento: string, codigoDentista: number | null, centavos: number) {
  const [numeroFicha] = await insertGuias(t, [{ codigoCredenciado: LOGIN }])
  await t.rows(
    `with evento as (
       insert into evento_guia (numero_ficha, sequencial_inclusao, codigo_credenciado, codigo_associado, codigo_evento,
              quantidade, valor_centavos, copart_centavos, autorizacao)
       values ($2, 1, $1, '500000001', '85100200', 1, 100, 0, 4) returning numero_ficha)
     insert into repasse_evento (codigo_credenciado, numero_ficha, sequencial_inclusao, recurso, fechamento,
            codigo_dentista, informado_centavos, processado_centavos, glosa_centavos, franquia_centavos, liberado_centavos)
     select $1, numero_ficha, 1, false, $3, $4, $5::integer + 10, $5::integer + 10, 7, 3, $5 from evento`,
    [LOGIN, numeroFicha, fechamento, codigoDentista, centavos],
  )
}

beforeAll(async () => {
  for (const codigo of [LOGIN, 100009]) {
    await t.rows('delete from repasse_desconto where codigo_credenciado = $1', [codigo])
    await t.rows('delete from repasse_evento where codigo_credenciado = $1', [codigo])
    await t.rows('delete from repasse where codigo_credenciado = $1', [codigo])
  }
  for (const [fechamento, pagamento, situacao, liberado, debito, credito] of runs) {
    await t.rows(
      `insert into repasse (codigo_credenciado, fechamento, publicacao, pagamento, situacao, processado_centavos,
              liberado_centavos, debito_centavos, credito_centavos, liquido_centavos, mudado_em)
       values ($1, $2, $3::date, $3, $4, $5, $5, $6, $7, $5::bigint - $6 + $7, now())`,
      [LOGIN, fechamento, pagamento, situacao, liberado, debito, credito],
    )
  }
})

const get = async (login: number, quantidadeMeses?: number) => {
  const query = quantidadeMeses === undefined ? {} : { quantidadeMeses }
  return t.call(producao.getEvolucaoRepasse, { query }, { as: await t.as(login) })
}

describe('producao.getEvolucaoRepasse', () => {
  it('tells what each published or deposited run of twelve months brings, the oldest first', async () => {
    expect((await get(LOGIN)).body).toEqual({
      liquido: true,
      meses: [
        { data: '2025-12-01', valor: '295.50', situacao: 'depositado', fechamento: '2025-11-20' },
        { data: '2026-10-10', valor: '1.50', situacao: 'depositado', fechamento: '2026-09-20' },
        { data: '2026-11-30', valor: '395.23', situacao: 'publicado', fechamento: '2026-10-20' },
      ],
    })
  })

  it.each([
    [1, ['2026-10-20']],
    [2, ['2026-09-20', '2026-10-20']],
    [11, ['2026-09-20', '2026-10-20']],
    [13, ['2025-10-20', '2025-11-20', '2026-09-20', '2026-10-20']],
    [36, ['2023-11-20', '2025-10-20', '2025-11-20', '2026-09-20', '2026-10-20']],
  ])('%i months are those up to the one that runs', async (quantidade, fechamentos) => {
    const { meses } = (await get(LOGIN, quantidade)).body
    expect(meses.map(({ fechamento }) => fechamento)).toEqual(fechamentos)
  })

  it.each([0, 37])('refuses %i months', async (quantidade) => {
    expect(await get(LOGIN, quantidade)).toMatchObject({
      status: 400,
      codigo: 'API-GEN-0001',
      detalhes: [{ campo: 'quantidadeMeses' }],
    })
  })

  it("knows nothing of another provider's", async () => {
    expect((await get(100009)).body).toEqual({ liquido: true, meses: [] })
  })

  it('is what the rows and the discounts of a run add up to, once the operator has published it', async () => {
    await createGuia(t, 'processada', { codigoAssociado: await createAssociado(t) })
    await t.rows(
      `insert into repasse_desconto (codigo_credenciado, fechamento, sequencial, tipo, credito, valor_centavos)
       values ($1, '2026-12-20', 1, '08', true, 1234)`,
      [100001],
    )
    t.clock.set(new Date('2027-01-01T12:00:00Z'))
    await runRepasse(t.services, 100001)
    t.clock.set(TEST_NOW)
    const [linha] = await t.rows<{ centavos: number }>(
      `select ((select sum(liberado_centavos) from repasse_evento where codigo_credenciado = 100001)
             + (select sum(case when credito then valor_centavos else -valor_centavos end)
                  from repasse_desconto where codigo_credenciado = 100001))::int as centavos`,
    )
    const { meses } = await t.services.pool.read(100001, (db) =>
      loadEvolucao(
        db,
        { codigoCredenciado: 100001, codigoDentista: null, compartilhamento: 3 },
        '2027-01-01',
      ),
    )
    expect(meses).toMatchObject([{ data: '2027-01-10', situacao: 'publicado', fechamento: '2026-12-20' }])
    expect(meses.map(({ valor }) => Math.round(Number(valor) * 100))).toEqual([linha?.centavos])
  })
})

describe('whoever sees a part of the clinic', () => {
  beforeAll(async () => {
    await t.rows(
      `insert into dentista (codigo, codigo_credenciado, nome, cro, uf, cbo, unidade) values
       (990001, $1, 'Ana', '1', 'SP', '223208', 'Centro'), (990002, $1, 'Beatriz', '2', 'SP', '223208', 'Centro'),
       (990003, $1, 'Caio', '3', 'SP', '223208', 'Norte')`,
      [LOGIN],
    )
    await insertLinha('2026-09-20', 990001, 1100)
    await insertLinha('2026-10-20', 990001, 2000)
    await insertLinha('2026-10-20', 990001, 345)
    await insertLinha('2026-10-20', 990002, 5000)
    await insertLinha('2026-10-20', 990003, 9000)
    await insertLinha('2026-10-20', null, 7000)
  })

  const load = (codigoDentista: number | null, compartilhamento: 1 | 2 | 3) =>
    t.services.pool.read(LOGIN, (db) =>
      loadEvolucao(db, { codigoCredenciado: LOGIN, codigoDentista, compartilhamento }, '2026-09-01'),
    )

  it.each([
    ['the dentist alone', 990001, 1, false, ['11.00', '23.45']],
    ['one who did nothing in a run', 990003, 1, false, ['0.00', '90.00']],
    ['the unit', 990001, 2, false, ['11.00', '73.45']],
    ['all of it', 990001, 3, true, ['1.50', '395.23']],
    ["the provider's own login", null, 3, true, ['1.50', '395.23']],
  ] as const)('is told what was released of its lines: %s', async (_quem, codigo, ate, liquido, valores) => {
    const evolucao = await load(codigo, ate)
    expect(evolucao.liquido).toBe(liquido)
    expect(evolucao.meses.map(({ valor }) => valor)).toEqual(valores)
  })
})
