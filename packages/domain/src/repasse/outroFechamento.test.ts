import { expect, it } from 'vitest'
import { explainOutroFechamento } from './outroFechamento.ts'

it.each([
  [undefined, undefined],
  ['2026-10-20', undefined],
  ['2026-11-05', 'Nenhum pagamento com fechamento em 05/11/2026: este é o de 20/10/2026.'],
])('asked until %s, the run closed on 2026-10-20', (dataFinal, texto) => {
  expect(explainOutroFechamento(dataFinal, '2026-10-20')).toBe(texto)
})
