import { expect, it, test } from 'vitest'
import {
  ferramentasDigitais,
  MAXIMO_ESCALA_BONUS,
  percentualDigital,
  valorEscalaBonus,
} from './ferramentaDigital.tables.ts'

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

it('as ferramentas são a GTO e a SOL, numa escala até 5', () => {
  expect(ferramentasDigitais.map(({ codigo }) => codigo)).toEqual(['GTO', 'SOL'])
  expect(MAXIMO_ESCALA_BONUS).toBe(5)
})
