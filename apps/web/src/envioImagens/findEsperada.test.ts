import { expect, it } from 'vitest'
import { findEsperada } from './findEsperada.ts'

const listadas = [700_001_145, 700_011_145, 700_000_045]

it.each([
  ['0045', 700_000_045],
  ['01145', 700_001_145],
  ['700001145', 700_001_145],
  ['1145', undefined],
  ['045', undefined],
  ['9999', undefined],
])('%s: %s', (digitos, numero) => {
  expect(findEsperada(digitos, listadas)).toBe(numero)
})
