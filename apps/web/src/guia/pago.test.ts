import { expect, it } from 'vitest'
import { listPago, namePago } from './pago.ts'

const run = (situacao: 'publicado' | 'depositado', valorLiberado: string) => ({
  dataFechamento: '2026-10-20',
  dataPagamento: '2026-11-10',
  situacao,
  valorLiberado,
})

it.each([
  ['a run that was paid', '60.00', [run('depositado', '60.00')], 'Pago', ['Pago']],
  ['a run that is to be paid', '60.00', [run('publicado', '60.00')], 'Ainda não pago', ['Ainda não pago']],
  [
    'two runs, of which one was paid',
    '100.00',
    [run('depositado', '60.00'), run('publicado', '40.00')],
    'Liberado',
    ['Pago', 'Ainda não pago'],
  ],
  ['a run that released nothing', '0.00', [run('publicado', '0.00')], 'Pago', ['Pago']],
] as const)('of %s the column and its sums are named', (_nome, valorPago, pagamentos, coluna, somas) => {
  const guia = { valorPago, pagamentos: [...pagamentos] }
  expect(namePago(guia)).toBe(coluna)
  expect(listPago(guia).map(({ termo }) => termo)).toEqual(somas)
})
