import { expect, it } from 'vitest'
import { scaleBarras } from './scaleBarras.ts'

it.each([
  ['the greatest takes it all', [5, 10], [50, 100]],
  ['nothing draws nothing', [0, 4], [0, 100]],
  ['a little is still seen', [1, 1000], [3, 100]],
  ['a year without anything', [0, 0, 0], [0, 0, 0]],
  ['a value that was taken back', [-2, 8], [0, 100]],
  ['no month at all', [], []],
] as const)('%s', (_nome, valores, alturas) => {
  expect(scaleBarras(valores)).toEqual(alturas)
})
