import { expect, it } from 'vitest'
import { readEnvioImagensSearch } from './envioImagensSearch.ts'

it.each([
  [{ guia: 700_001_145 }, { guia: 700_001_145 }],
  [{ guia: '45', outra: 1 }, { guia: 45 }],
  [{ guia: 999_999_999_999 }, { guia: 999_999_999_999 }],
  [{ guia: 1_000_000_000_000 }, {}],
  [{ guia: 0 }, {}],
  [{ guia: '' }, {}],
  [{ guia: 'abc' }, {}],
  [{ guia: 1.5 }, {}],
  [{}, {}],
])('%j is %j', (raw, search) => {
  expect(readEnvioImagensSearch(raw)).toEqual(search)
})
