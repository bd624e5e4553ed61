import { expect, it } from 'vitest'
import { plainText } from '../testing/plainText.ts'
import { describeEvolucao, describePonto, showMilhares, toEndereco, toPonto } from './pontoRepasse.ts'

const run = {
  data: '2026-11-10',
  valor: '1234.56',
  situacao: 'depositado',
  fechamento: '2026-10-20',
} as const

it('is a bar of the month of its payment', () => {
  expect(toPonto(run)).toEqual({
    mes: '2026-11',
    valor: 123_456,
    isAberto: false,
    data: '2026-11-10',
    fechamento: '2026-10-20',
  })
})

it.each([
  ['depositado', 'R$ 1.234,56, depósito em 10/11/2026'],
  ['publicado', 'R$ 1.234,56, depósito previsto para 10/11/2026'],
] as const)('%s reads %s', (situacao, texto) => {
  expect(plainText(describePonto(toPonto({ ...run, situacao })))).toBe(texto)
})

it.each([
  [0, '0,0'],
  [4999, '0,0'],
  [123_456, '1,2'],
  [12_345_678, '123,5'],
  [-123_456, '-1,2'],
])('%i cents stand over their bar as %s', (centavos, texto) => {
  expect(showMilhares(centavos)).toBe(texto)
})

it('says what is summed up', () => {
  expect(describeEvolucao({ liquido: true })).toContain('líquido')
  expect(describeEvolucao({ liquido: false })).toContain('antes dos descontos')
})

it('leads to the statement of the run', () => {
  expect(toEndereco(run.fechamento)).toBe('/portal/demonstrativoPagamento?dataFinal=2026-10-20')
})
