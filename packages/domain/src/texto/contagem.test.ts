import { expect, test } from 'vitest'
import { countOf, pluralOf, showInteiro } from './contagem.ts'

test.each([
  [0, '0 itens', 'ficam'],
  [1, '1 item', 'fica'],
  [2, '2 itens', 'ficam'],
])('%i: %s', (quantos, contagem, verbo) => {
  expect(countOf(quantos, 'item', 'itens')).toBe(contagem)
  expect(pluralOf(quantos, 'fica', 'ficam')).toBe(verbo)
})

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1.000'],
  [20_000, '20.000'],
  [1_234_567, '1.234.567'],
])('%i: %s', (numero, palavras) => expect(showInteiro(numero)).toBe(palavras))
