import { describe, expect, it } from 'vitest'
import { addressOf, readComunicadoSearch, toggleTag } from './comunicadoSearch.ts'

describe('readComunicadoSearch', () => {
  it.each([
    ['nothing', {}, {}],
    ['one that is open', { comunicado: '7' }, { comunicado: 7 }],
    ['numbers that are none', { comunicado: '0', pagina: 'x' }, {}],
    ['the first page, which needs no saying', { pagina: 1 }, {}],
    ['a later page', { pagina: 3 }, { pagina: 3 }],
    ['words, without the spaces around them', { texto: ' imagem ' }, { texto: 'imagem' }],
    ['words that are too many', { texto: 'a'.repeat(61) }, {}],
    ['what it does not know', { outra: 'coisa' }, {}],
  ] as const)('keeps %s', (_nome, raw, esperado) => {
    expect(readComunicadoSearch(raw)).toEqual(esperado)
  })
})

describe('addressOf', () => {
  it.each([
    [{}, '/portal/comunicados'],
    [{ comunicado: 7 }, '/portal/comunicados?comunicado=7'],
    [
      { tags: 'Prazos,Glosas', texto: 'raio x', pagina: 2 },
      '/portal/comunicados?tags=Prazos%2CGlosas&texto=raio+x&pagina=2',
    ],
  ])('%j is %s', (search, esperado) => {
    expect(addressOf(search)).toBe(esperado)
  })
})

describe('toggleTag', () => {
  it.each([
    ['adds the first', {}, 'Prazos', { tags: 'Prazos' }],
    ['adds another', { tags: 'Prazos' }, 'Glosas', { tags: 'Prazos,Glosas' }],
    ['takes one away', { tags: 'Prazos,Glosas' }, 'Prazos', { tags: 'Glosas' }],
    ['takes the last away', { tags: 'Prazos' }, 'Prazos', {}],
    [
      'keeps the words and begins at the first page',
      { texto: 'x', pagina: 3 },
      'Prazos',
      { texto: 'x', tags: 'Prazos' },
    ],
  ] as const)('%s', (_nome, search, tag, esperado) => {
    expect(toggleTag(search, tag)).toEqual(esperado)
  })
})
