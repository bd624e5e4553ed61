import { expect, it } from 'vitest'
import { formatBytes } from './formatBytes.ts'

it.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [389_120, '380 KB'],
  [1_258_291, '1,2 MB'],
  [5_242_880, '5 MB'],
  [5_242_881, '5,1 MB'],
])('%i: %s', (bytes, texto) => {
  expect(formatBytes(bytes)).toBe(texto)
})
