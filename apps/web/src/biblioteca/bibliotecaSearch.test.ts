import { describe, expect, it } from 'vitest'
import { addressOf, readBibliotecaSearch } from './bibliotecaSearch.ts'

describe('readBibliotecaSearch', () => {
  it.each([
    ['nothing', {}, {}],
    ['the file that is open', { arquivo: '7' }, { arquivo: 7 }],
    ['no number that is none', { arquivo: '0' }, {}],
    ['no number that is too long', { arquivo: '1234567890' }, {}],
    ['words, and the space after which one goes on typing', { texto: ' prazo ' }, { texto: 'prazo ' }],
    ['no words of spaces alone', { texto: '  ' }, {}],
    ['no words that are too many', { texto: 'a'.repeat(61) }, {}],
    ['nothing that it does not know', { outra: 'coisa' }, {}],
    ['both', { arquivo: 2, texto: 'glosa' }, { arquivo: 2, texto: 'glosa' }],
  ] as const)('keeps %s', (_nome, raw, esperado) => {
    expect(readBibliotecaSearch(raw)).toEqual(esperado)
  })
})

it.each([
  [{}, '/portal/universidadeAurora'],
  [{ arquivo: 3 }, '/portal/universidadeAurora?arquivo=3'],
  [{ arquivo: 3, texto: 'faces e dentes' }, '/portal/universidadeAurora?arquivo=3&texto=faces+e+dentes'],
] as const)('%j is the address %s', (search, esperado) => {
  expect(addressOf(search)).toBe(esperado)
})
