import { expect, it, test } from 'vitest'
import { hasTratamento, isIdadeAceita } from './planoOrtodontia.ts'
import { findPrazoOrtodontia } from './prazoOrtodontia.ts'
import { PRAZO } from './tratamento.fixture.ts'

it('vale a linha da rede que começou por último até o dia', () => {
  const prazos = [
    { ...PRAZO, desde: '2026-06-01', mesesAbandono: 4 },
    PRAZO,
    { ...PRAZO, rede: 'LUMINA', desde: '2026-01-01', mesesAbandono: 9 },
  ]
  const meses = (rede: string, dia: string) => findPrazoOrtodontia(prazos, rede, dia).mesesAbandono
  expect([
    meses('AURORA', '2026-05-31'),
    meses('AURORA', '2026-06-01'),
    meses('LUMINA', '2026-06-01'),
  ]).toEqual([6, 4, 9])
  expect(() => meses('LUMINA', '2025-12-31')).toThrow(RangeError)
})

test.each([
  [{ idadeMinima: null, idadeMaxima: null }, true],
  [{ idadeMinima: 12, idadeMaxima: 12 }, true],
  [{ idadeMinima: 13, idadeMaxima: null }, false],
  [{ idadeMinima: null, idadeMaxima: 11 }, false],
])('aos 12 anos, %o: %s', (faixa, aceita) => {
  expect(isIdadeAceita(faixa, '2014-11-21', '2026-11-21')).toBe(aceita)
})

test.each([
  [null, 9, true],
  [1, 0, true],
  [1, 1, false],
  [2, 1, true],
])('de %s na vida, com %i feitos: %s', (tratamentosVida, feitos, tem) => {
  expect(hasTratamento({ tratamentosVida }, feitos)).toBe(tem)
})
