import { expect, it, test } from 'vitest'
import { MAXIMO_ESCALA_BONUS, percentualDigital, valorEscalaBonus } from './ferramentaDigital.ts'

/** Spec §3, §5 and §9. */
test.each([
  [0, 0, 0, 0],
  [3, 0, 300, 0],
  [1, 3, 33, 1.65],
  [2, 3, 67, 3.35],
  [1, 200, 1, 0.05],
  [7, 7, 100, 5],
])('%i de %i são %i %%, %d na escala', (parte, total, percentual, valor) => {
  expect(percentualDigital(parte, total)).toBe(percentual)
  expect(valorEscalaBonus(percentualDigital(parte, total), total)).toBe(valor)
})

it('a escala vai até 5', () => {
  expect(MAXIMO_ESCALA_BONUS).toBe(5)
})
