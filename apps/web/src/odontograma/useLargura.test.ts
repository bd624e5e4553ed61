import { expect, test } from 'vitest'
import { toLargura } from './useLargura.ts'

test.each([
  [320, 'estreita empilhada'],
  [479, 'estreita empilhada'],
  [480, 'estreita tablet empilhada'],
  [639, 'estreita tablet empilhada'],
  [640, 'inteira empilhada'],
  [880, 'inteira'],
])('a chart %i pixels wide is %s', (largura, nomes) => {
  expect(toLargura(largura)).toBe(nomes)
})
