import { expect, it } from 'vitest'
import { explainFinais, findEsperada } from './findEsperada.ts'

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

it.each([
  ['0045', undefined],
  ['1145', 'Mais de uma guia da lista termina em 1145. Digite o número inteiro.'],
  ['1100', 'Nenhuma guia da lista termina em 1100. Digite o número inteiro.'],
  ['700009999', undefined],
])('%s is refused so: %s', (digitos, texto) => {
  expect(explainFinais(digitos, listadas)).toBe(texto)
})
