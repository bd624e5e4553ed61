import { describe, expect, it, test } from 'vitest'
import {
  ESPECIALIDADES,
  findEspecialidade,
  isEmergencia,
  isOrtodontia,
  isRadiologia,
} from './especialidade.tables.ts'

describe('especialidade (Spec §3)', () => {
  it('tem as 20 especialidades com os códigos da operadora', () => {
    expect(ESPECIALIDADES.map((e) => e.codigo)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 18, 19, 25, 31, 32,
    ])
    expect(findEspecialidade(12)).toBeUndefined()
  })

  it('cada um dos grupos de 1 a 6 tem especialidades', () => {
    expect([...new Set(ESPECIALIDADES.map((e) => e.grupo))].toSorted()).toEqual([1, 2, 3, 4, 5, 6])
  })

  test.each([
    [6, { orto: true, radio: false, urgencia: false }],
    [11, { orto: true, radio: false, urgencia: false }],
    [14, { orto: false, radio: true, urgencia: false }],
    [18, { orto: false, radio: false, urgencia: true }],
    [1, { orto: false, radio: false, urgencia: false }],
    [99, { orto: false, radio: false, urgencia: false }],
  ])('a especialidade %i é %o', (codigo, esperado) => {
    expect({
      orto: isOrtodontia(codigo),
      radio: isRadiologia(codigo),
      urgencia: isEmergencia(codigo),
    }).toEqual(esperado)
  })
})
