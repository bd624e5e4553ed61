import { expect, test } from 'vitest'
import { findTeclaPasso } from './teclaPasso.ts'

test.each([
  ['z', false, 'desfazer'],
  ['Z', false, 'desfazer'],
  ['Z', true, 'refazer'],
  ['z', true, 'refazer'],
  ['y', false, 'refazer'],
  ['Y', false, 'refazer'],
  ['x', false, undefined],
] as const)('Ctrl+%s, com Shift %s, é %s', (key, shift, passo) => {
  expect(findTeclaPasso(key, shift)).toBe(passo)
})
