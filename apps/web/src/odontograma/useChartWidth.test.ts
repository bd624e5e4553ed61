import { expect, test } from 'vitest'
import { toWidthNames } from './useChartWidth.ts'

test.each([
  [320, 'mouse', 'estreita empilhada'],
  [479, 'mouse', 'estreita empilhada'],
  [480, 'mouse', 'inteira empilhada'],
  [559, 'mouse', 'inteira empilhada'],
  [560, 'mouse', 'inteira'],
  [320, 'dedo', 'estreita empilhada'],
  [480, 'dedo', 'estreita tablet empilhada'],
  [719, 'dedo', 'estreita tablet empilhada'],
  [720, 'dedo', 'inteira empilhada'],
  [879, 'dedo', 'inteira empilhada'],
  [880, 'dedo', 'inteira'],
] as const)('a chart %i pixels wide under a %s is %s', (largura, ponteiro, nomes) => {
  expect(toWidthNames(largura, ponteiro)).toBe(nomes)
})
