import { expect, it } from 'vitest'
import { readReanalisePrazoSearch, toLista } from './reanalisePrazoSearch.ts'

it.each([
  [{}, {}, 'A_PEDIR'],
  [{ lista: 'emAnalise' }, { lista: 'emAnalise' }, 'EM_ANALISE'],
  [{ lista: 'respondidas', tratamento: '41' }, { lista: 'respondidas', tratamento: 41 }, 'RESPONDIDAS'],
  [{ lista: 'aPedir', tratamento: '0' }, {}, 'A_PEDIR'],
  [{ lista: 'x', tratamento: '41a', paciente: '500000001' }, {}, 'A_PEDIR'],
])('%j se lê %j', (bruto, lido, lista) => {
  expect(readReanalisePrazoSearch(bruto)).toEqual(lido)
  expect(toLista(readReanalisePrazoSearch(bruto))).toBe(lista)
})
