import { expect, it } from 'vitest'
import { readSolicitarSearch } from './solicitarSearch.ts'

const paciente = '00000000-0000-4000-8000-000000000001'

it.each([
  [{}, {}],
  [
    { paciente, especialidade: '6', tipo: '9', plano: 'P1' },
    { paciente, especialidade: 6, tipo: 9, plano: 'P1' },
  ],
  [{ tipo: 8 }, { tipo: 8 }],
  [{ paciente: '500000001', especialidade: '0', tipo: '1', plano: '' }, {}],
  [{ tipo: 'prorrogacao' }, {}],
])('%j is read as %j', (raw, search) => {
  expect(readSolicitarSearch(raw)).toEqual(search)
})
