import { expect, it } from 'vitest'
import { endDevolucao } from './devolucao.ts'

it.each([
  [48, '2026-11-23T12:30:00.000Z'],
  [1, '2026-11-21T13:30:00.000Z'],
  [0, '2026-11-21T12:30:00.000Z'],
])('a capture may be given back for %i hours, until %s', (horasDevolucao, fim) => {
  const capturadaEm = new Date('2026-11-21T12:30:00.000Z')
  expect(endDevolucao({ capturadaEm, horasDevolucao }).toISOString()).toBe(fim)
})
