import { expect, test } from 'vitest'
import { countOf, pluralOf } from './contagem.ts'

test.each([
  [0, '0 itens', 'ficam'],
  [1, '1 item', 'fica'],
  [2, '2 itens', 'ficam'],
])('%i: %s', (quantos, contagem, verbo) => {
  expect(countOf(quantos, 'item', 'itens')).toBe(contagem)
  expect(pluralOf(quantos, 'fica', 'ficam')).toBe(verbo)
})
