import { expect, it } from 'vitest'
import { readQualidadeSearch } from './qualidadeSearch.ts'

it.each([
  [{}, {}],
  [{ indicador: 'retrabalho' }, { indicador: 'retrabalho' }],
  [{ indicador: 'outro', causa: '3067' }, {}],
  // A cause is of what was denied at first: the address, typed or not, gives a number.
  [
    { indicador: 'glosaInicial', causa: 3067 },
    { indicador: 'glosaInicial', causa: '3067' },
  ],
  [{ indicador: 'glosaInicial', causa: '30671' }, { indicador: 'glosaInicial' }],
  [{ indicador: 'retrabalho', causa: '3067' }, { indicador: 'retrabalho' }],
])('%j is read as %j', (raw, search) => {
  expect(readQualidadeSearch(raw)).toEqual(search)
})
