import { expect, it } from 'vitest'
import type { DecisaoRecurso } from './recurso.tables.ts'
import { sayDecisoes } from './sayDecisoes.ts'

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
