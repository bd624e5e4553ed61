import { expect, test } from 'vitest'
import { PRAZO } from '../ortodontia/tratamento.fixture.ts'
import { concedeMeses } from './concedeMeses.ts'

const prazo = { ...PRAZO, mesesIniciais: 12, mesesProrrogacao: 10, mesesMaximo: 24 }

test.each([
  [7, undefined, 12],
  [7, 8, 8],
  [7, 36, 12],
  [9, undefined, 10],
  [9, 8, 8],
  [9, 24, 24],
  [9, 25, 24],
  [8, 12, 0],
])('tipo %i, pedidos %s: %i meses', (tipo, pedidos, meses) => {
  expect(concedeMeses(prazo, tipo, pedidos)).toBe(meses)
})
