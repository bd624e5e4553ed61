import { expect, it } from 'vitest'
import { readPrazoSearch, toOrdem } from './prazoSearch.ts'

it.each([
  [{}, {}],
  [
    { aba: 'desistidos', ordem: 'valor', pagina: '3' },
    { aba: 'desistidos', ordem: 'valor', pagina: 3 },
  ],
  [{ aba: 'abertos', ordem: 'dias', pagina: '1' }, {}],
  [{ aba: 1, ordem: [], pagina: '0' }, {}],
  [{ pagina: '99999' }, {}],
] as const)('%o is read as %o', (raw, search) => {
  expect(readPrazoSearch(raw)).toEqual(search)
})

it('names the order as the call does', () => {
  expect([toOrdem({}), toOrdem({ ordem: 'valor' })]).toEqual(['DIAS', 'VALOR'])
})
