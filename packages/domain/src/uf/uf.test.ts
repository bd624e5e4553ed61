import { expect, it } from 'vitest'
import { ufs } from './uf.tables.ts'

it('has the 27 states, each code once, in the order of their names', () => {
  expect(new Set(ufs.map((uf) => uf.codigo)).size).toBe(27)
  const nomes = ufs.map((uf) => uf.nome)
  expect(nomes).toEqual(nomes.toSorted((a, b) => a.localeCompare(b, 'pt-BR')))
})
