import { expect, it } from 'vitest'
import { readGtoDigitalSearch } from './gtoDigitalSearch.ts'

it.each([
  [{}, {}],
  [
    { envio: 'TOKEN', busca: 'REALIZACAO' },
    { envio: 'TOKEN', busca: 'REALIZACAO' },
  ],
  [{ envio: 'PAPEL', busca: 'ENVIO' }, {}],
  [
    { de: '2026-01-01', ate: '2026-01-31' },
    { de: '2026-01-01', ate: '2026-01-31' },
  ],
  [{ de: '2026-02-30', ate: '1999-01-31' }, {}],
])('%j is read as %j', (raw, search) => {
  expect(readGtoDigitalSearch(raw)).toEqual(search)
})
