import { expect, it } from 'vitest'
import type { DecisaoRecurso } from './recurso.tables.ts'
import { decideDesfecho, sayDecisoes } from './sayDecisoes.ts'

it.each<[readonly (readonly [DecisaoRecurso, number, number])[], string]>([
  [[['A', 10_000, 10_000]], 'aprovado, R$ 100,00 liberados'],
  [
    [
      ['A', 10_000, 10_000],
      ['A', 5000, 5000],
    ],
    'aprovado, R$ 150,00 liberados',
  ],
  [
    [
      ['A', 4000, 4000],
      ['R', 6000, 0],
    ],
    'aprovado em parte, R$ 40,00 de R$ 100,00 liberados',
  ],
  [[['A', 10_000, 4000]], 'aprovado em parte, R$ 40,00 de R$ 100,00 liberados'],
  [
    [
      ['R', 4000, 0],
      ['I', 6000, 0],
    ],
    'recusado',
  ],
  [[['I', 6000, 0]], 'indeferido'],
])('of %j it says %s', (eventos, dito) => {
  const decididos = eventos.map(([decisao, recursadoCentavos, liberadoCentavos]) => ({
    decisao,
    recursadoCentavos,
    liberadoCentavos,
  }))
  expect(sayDecisoes(decididos).replaceAll('\u00a0', ' ')).toBe(dito)
})

it.each<[readonly (readonly [DecisaoRecurso, number])[], string, string]>([
  [[['A', 100]], 'aprovado', 'sucesso'],
  [[['A', 40]], 'aprovado em parte', 'atencao'],
  [
    [
      ['R', 0],
      ['I', 0],
    ],
    'recusado',
    'perigo',
  ],
  [
    [
      ['I', 0],
      ['R', 0],
    ],
    'recusado',
    'perigo',
  ],
  [[['I', 0]], 'indeferido', 'perigo'],
])('%j of 100 each is %s', (eventos, rotulo, tom) => {
  const decididos = eventos.map(([decisao, liberadoCentavos]) => ({
    decisao,
    recursadoCentavos: 100,
    liberadoCentavos,
  }))
  expect(decideDesfecho(decididos)).toEqual({ rotulo, tom })
})
