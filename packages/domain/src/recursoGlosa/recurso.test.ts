import { expect, it } from 'vitest'
import {
  decideTipoGlosa,
  decisoesRecurso,
  getDecisaoRecurso,
  getTipoGlosa,
  tiposGlosa,
} from './recurso.tables.ts'

/** Spec §4.4. */
it('has the two denial types and the three decisions', () => {
  expect(tiposGlosa.map((tipo) => tipo.codigo)).toEqual(['G', 'R'])
  expect(decisoesRecurso.map((decisao) => decisao.codigo)).toEqual(['A', 'R', 'I'])
})

it('keeps the two Rs apart', () => {
  expect(getTipoGlosa('R')?.rotulo).toBe('Revisão')
  expect(getDecisaoRecurso('R')?.rotulo).toBe('Recusado')
  expect(getTipoGlosa('A')).toBeUndefined()
  expect(getDecisaoRecurso('G')).toBeUndefined()
})

it.each([
  [0, 'G'],
  [1, 'R'],
] as const)('a denial that left %i cents is %s', (liberadoCentavos, tipo) => {
  expect(decideTipoGlosa({ liberadoCentavos })).toBe(tipo)
})
