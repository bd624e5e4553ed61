import { expect, it } from 'vitest'
import { ALIQUOTAS_JURIDICA, TABELAS_IRRF } from './retencao.data.ts'
import { computeIrrf, type LeisRetencao, listRetencoes, type Pessoa } from './retencao.ts'

/** In no order: each row says by itself from when on it holds. */
const LEIS: LeisRetencao = { aliquotas: ALIQUOTAS_JURIDICA, tabelasIrrf: TABELAS_IRRF.toReversed() }

const FISICA: Pessoa = { tipoPessoa: 'F', simples: false, issPontosBase: null }
const CLINICA: Pessoa = { ...FISICA, tipoPessoa: 'J' }

/** By hand, from the tables of the Receita: (income - 607.20) by its band, less the reduction of 2026. */
it.each([
  ['isento', 200_000, '2026-10-10', 0],
  ['até R$ 5.000, o redutor leva tudo', 500_000, '2026-10-10', 0],
  ['R$ 6.000: 574,29 menos 179,75', 600_000, '2026-10-10', 39_454],
  ['acima de R$ 7.350 não há redutor', 735_001, '2026-10-10', 94_554],
  ['R$ 5.000 em 2025', 500_000, '2025-10-10', 31_289],
  ['R$ 3.000 antes de maio de 2025', 300_000, '2025-04-10', 1320],
  ['no último dia da tabela de fevereiro de 2024', 300_000, '2025-04-30', 1320],
  ['no primeiro dia da tabela de maio de 2025', 300_000, '2025-05-01', 0],
  ['R$ 3.036,00: o fim da faixa isenta ainda é isento', 303_600, '2025-10-10', 0],
  ['R$ 3.036,20: a faixa seguinte começa', 303_620, '2025-10-10', 2],
  ['R$ 7.350,00: o redutor leva o seu último centavo', 735_000, '2026-10-10', 94_554],
])('IRRF: %s', (_nome, renda, dia, esperado) => {
  expect(computeIrrf(LEIS.tabelasIrrf, renda, dia)).toBe(esperado)
})

it('não há imposto de um dia sem tabela', () => {
  expect(() => computeIrrf(LEIS.tabelasIrrf, 300_000, '2024-01-31')).toThrow(
    'no income tax table on 2024-01-31',
  )
})

const valores = (pessoa: Pessoa, base: number, dia: string) =>
  Object.fromEntries(
    listRetencoes(LEIS, pessoa, base, dia).map(({ tipo, valorCentavos }) => [tipo, valorCentavos]),
  )

it.each([
  ['pessoa física: só IRRF', FISICA, '2025-10-10', { '01': 167_429 }],
  ['clínica', CLINICA, '2026-12-10', { '01': 15_000, '04': 6500, '05': 30_000, '06': 10_000 }],
  [
    'PIS e COFINS no seu último dia',
    CLINICA,
    '2026-12-31',
    { '01': 15_000, '04': 6500, '05': 30_000, '06': 10_000 },
  ],
  ['clínica no dia seguinte', CLINICA, '2027-01-01', { '01': 15_000, '06': 10_000 }],
  [
    'clínica no primeiro dia da lei',
    CLINICA,
    '2015-01-01',
    { '01': 15_000, '04': 6500, '05': 30_000, '06': 10_000 },
  ],
  ['clínica antes da lei', CLINICA, '2014-12-31', {}],
  ['clínica do Simples', { ...CLINICA, simples: true }, '2026-12-10', {}],
  [
    'município que retém ISS',
    { ...CLINICA, simples: true, issPontosBase: 200 },
    '2026-12-10',
    { '02': 20_000 },
  ],
] satisfies [string, Pessoa, string, Record<string, number>][])('%s', (_nome, pessoa, dia, esperado) => {
  expect(valores(pessoa, 1_000_000, dia)).toEqual(esperado)
})

/** R$ 10,00 and less of federal tax is waived: 1.5 per cent of income tax, 4.65 of contributions in 2026, 1 in 2027. */
it.each([
  ['R$ 215,05: as contribuições somam R$ 10,00', CLINICA, 21_505, '2026-12-10', {}],
  ['R$ 215,20: somam R$ 10,01', CLINICA, 21_520, '2026-12-10', { '04': 140, '05': 646, '06': 215 }],
  ['R$ 666,66: IRRF de R$ 10,00', CLINICA, 66_666, '2027-01-10', {}],
  ['R$ 667,00: IRRF de R$ 10,01', CLINICA, 66_700, '2027-01-10', { '01': 1001 }],
  [
    'o ISS não se dispensa',
    { ...CLINICA, simples: true, issPontosBase: 200 },
    10_000,
    '2026-12-10',
    { '02': 200 },
  ],
] satisfies [string, Pessoa, number, string, Record<string, number>][])(
  '%s',
  (_nome, pessoa, base, dia, esperado) => {
    expect(valores(pessoa, base, dia)).toEqual(esperado)
  },
)

it.each([0, -50_000])('de %i centavos nada se retém', (base) => {
  expect(listRetencoes(LEIS, { ...CLINICA, issPontosBase: 200 }, base, '2026-12-10')).toEqual([])
})

it('o ISS de menos de meio centavo não é uma linha', () => {
  expect(listRetencoes(LEIS, { ...CLINICA, simples: true, issPontosBase: 200 }, 24, '2026-12-10')).toEqual([])
})

it('cada retenção diz a sua base e a sua alíquota, na ordem dos tipos do TISS', () => {
  const pessoa = { ...CLINICA, issPontosBase: 200 }
  expect(listRetencoes(LEIS, pessoa, 1_000_000, '2027-01-10')).toEqual([
    { tipo: '01', baseCentavos: 1_000_000, pontosBase: 150, valorCentavos: 15_000 },
    { tipo: '02', baseCentavos: 1_000_000, pontosBase: 200, valorCentavos: 20_000 },
    { tipo: '06', baseCentavos: 1_000_000, pontosBase: 100, valorCentavos: 10_000 },
  ])
  expect(listRetencoes(LEIS, FISICA, 1_000_000, '2025-10-10')).toEqual([
    { tipo: '01', baseCentavos: 1_000_000, pontosBase: null, valorCentavos: 167_429 },
  ])
})

it('uma alíquota nova vale desde o seu dia', () => {
  const leis = {
    ...LEIS,
    aliquotas: [{ tipo: '01', desde: '2027-01-01', ate: null, pontosBase: 200 }],
  } as const
  const valor = (dia: string) =>
    listRetencoes(leis, CLINICA, 1_000_000, dia).map((linha) => linha.valorCentavos)
  expect([valor('2026-12-31'), valor('2027-01-01')]).toEqual([[], [20_000]])
})
