import { expect, it } from 'vitest'
import { greet } from './greet.ts'

it.each([
  ['2026-11-21T07:59:00Z', 'Boa noite'],
  ['2026-11-21T08:00:00Z', 'Bom dia'],
  ['2026-11-21T15:00:00Z', 'Boa tarde'],
  ['2026-11-21T21:00:00Z', 'Boa noite'],
])('at %s in São Paulo says %s', (instante, saudacao) => {
  expect(greet(new Date(instante))).toBe(saudacao)
})
