import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { createCondicao } from './condicao.store.ts'
import { readFiltro } from './filtro.ts'

const QUANTAS = 3000

let t: TestApp
let numeros: number[]

beforeAll(async () => {
  t = await createTestApp()
  const inseridas = await t.rows<{ numero: number }>(
    `insert into guia (numero_ficha, codigo_credenciado, codigo_associado, codigo_plano, codigo_especialidade,
            codigo_tipo_atendimento, status_ficha, codigo_etapa, senha, validade_senha, liberada_em,
            quantidade_eventos, valor_total_centavos, atualizada_em)
     select 50000000 + n, 100001, '500000001', codigo_plano, 1, 1, 8, 2, 'S' || n, '2015-06-30', em, 1, 12345, em
       from generate_series(1, $1::integer) n
       cross join lateral (select '2015-05-10T12:00:00Z'::timestamptz - n * interval '1 minute' as em) i
       cross join lateral (select codigo_plano from associado_plano where codigo_associado = '500000001' limit 1) p
     returning numero_ficha as numero`,
    [QUANTAS],
  )
  numeros = inseridas.map(({ numero }) => Number(numero))
  await t.rows('analyze guia')
})
afterAll(() => t.close())

type Explicado = { 'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }] }

/** Blocks that the page after this guide takes from the database. */
async function countBlocos(depois?: number): Promise<number> {
  const busca = readFiltro({ dataInicio: '2015-05-01', dataFim: '2015-05-31' }, '2026-11-21', (codigo) => {
    throw new Error(`the search is refused: ${codigo}`)
  })
  const { texto, valores } = createCondicao(100001, busca, depois)
  const [row] = await t.rows<Explicado>(
    `explain (analyze, buffers, format json) select k.numero_ficha from guia k where ${texto}
      order by k.liberada_em desc, k.numero_ficha desc limit 51`,
    [...valores],
  )
  const plan = row?.['QUERY PLAN'][0].Plan
  return (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)
}

describe('pesquisa.searchGuias, a page of thousands of guides', () => {
  it('reads nothing of the pages before it', async () => {
    const primeira = await countBlocos()
    // Beside its own it looks for the guide that it begins after, which takes a walk down another index.
    expect(await countBlocos(numeros.at(-60))).toBeLessThanOrEqual(primeira + 4)
  })
})
