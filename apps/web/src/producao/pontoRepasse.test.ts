import { expect, it } from 'vitest'
import { plainText } from '../testing/plainText.ts'
import {
  chooseUnidade,
  describeEvolucao,
  describePonto,
  showCurto,
  toEndereco,
  toPontos,
} from './pontoRepasse.ts'

const run = {
  data: '2026-11-10',
  valor: '1234.56',
  situacao: 'depositado',
  fechamento: '2026-10-20',
} as const

it('is a bar of the month of its payment', () => {
  expect(toPontos([run])).toEqual([
    {
      mes: '2026-11',
      valor: 123_456,
      isAberto: false,
      run: { data: '2026-11-10', fechamento: '2026-10-20' },
    },
  ])
})

it('leaves its place to a month between two in which nothing was paid, over the end of a year too', () => {
  const pontos = toPontos([
    { ...run, data: '2026-11-10' },
    { ...run, data: '2026-12-10' },
    { ...run, data: '2027-03-10' },
  ])
  expect(pontos.map(({ mes, isMudo = false }) => [mes, isMudo])).toEqual([
    ['2026-11', false],
    ['2026-12', false],
    ['2027-01', true],
    ['2027-02', true],
    ['2027-03', false],
  ])
  expect(pontos.slice(2, 3).map(describePonto)).toEqual(['nenhum pagamento'])
})

it.each([
  ['depositado', 'R$ 1.234,56, pagamento em 10/11/2026'],
  ['publicado', 'R$ 1.234,56, pagamento previsto para 10/11/2026'],
] as const)('%s reads %s', (situacao, texto) => {
  expect(
    toPontos([{ ...run, situacao }])
      .map(describePonto)
      .map(plainText),
  ).toEqual([texto])
})

it.each([
  [0, '0', '0'],
  [49, '≈0', '≈0'],
  [4999, '50', '≈0'],
  [-4999, '-50', '≈0'],
  [123_456, '1.235', '1,2'],
  [12_345_678, '123.457', '123,5'],
  [-123_456, '-1.235', '-1,2'],
])('%i cents stand over their bar as %s, in thousands as %s', (centavos, reais, milhares) => {
  expect([showCurto(centavos, 'reais'), showCurto(centavos, 'milhares')]).toEqual([reais, milhares])
})

it.each([
  [[], 'reais'],
  [[0, 999_949], 'reais'],
  [[0, 999_950], 'milhares'],
  [[-999_950, 100], 'milhares'],
] as const)('of months of %j cents it tells %s', (valores, unidade) => {
  expect(chooseUnidade(valores.map((valor) => ({ valor })))).toBe(unidade)
})

it.each([
  [true, 'milhares', 'Valor líquido de cada pagamento, em milhares de reais.'],
  [false, 'reais', 'O que foi liberado dos eventos que você vê, antes dos descontos, em reais.'],
] as const)('says what is summed up, net %s, in %s', (liquido, unidade, texto) => {
  expect(describeEvolucao({ liquido }, unidade)).toBe(texto)
})

it('leads to the statement of the run', () => {
  expect(toEndereco(run.fechamento)).toBe('/portal/demonstrativoPagamento?dataFinal=2026-10-20')
})
