import { expect, it } from 'vitest'
import { trimCartao } from './cartao.ts'

it.each([
  ['000500000001', '500000001'],
  ['500000001', '500000001'],
  ['100200', '100200'],
  ['00', '0'],
  ['0A', '0A'],
])('the card %s is kept as %s', (codigo, esperado) => {
  expect(trimCartao(codigo)).toBe(esperado)
})
