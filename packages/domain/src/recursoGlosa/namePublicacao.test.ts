import { expect, it } from 'vitest'
import { namePublicacao } from './namePublicacao.ts'

it.each([
  ['2026-12-01', 'Demonstrativo sai em'],
  ['2026-11-29', 'Demonstrativo saiu em'],
  ['2026-11-28', 'Demonstrativo saiu em'],
])('a statement of %s, on 29 November', (dia, dito) => {
  expect(namePublicacao(dia, '2026-11-29')).toBe(dito)
})
