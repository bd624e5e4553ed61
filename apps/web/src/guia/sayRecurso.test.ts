import { expect, it } from 'vitest'
import { sayRecurso } from './sayRecurso.ts'

it.each([
  ['432.00', 'A', 'R$ 432,00 pelo recurso'],
  ['432.00', undefined, 'R$ 432,00 pelo recurso'],
  ['0.00', 'R', 'recurso recusado'],
  ['0.00', 'I', 'recurso indeferido'],
  ['0.00', undefined, 'nada pelo recurso'],
] as const)('%s back by an appeal decided %s', (valorLiberado, decisao, dito) => {
  expect(sayRecurso(valorLiberado, decisao).replace('\u00a0', ' ')).toBe(dito)
})
