import { expect, it } from 'vitest'
import { warnValidade } from './avisoValidade.ts'

it.each([
  ['2026-11-20', 'vencida'],
  ['2026-11-21', 'ultimosDias'],
  ['2026-11-26', 'ultimosDias'],
  ['2026-11-27', 'perto'],
  ['2026-12-06', 'perto'],
  ['2026-12-07', undefined],
])('warns on 21 November of a validity until %s: %s', (validade, aviso) => {
  expect(warnValidade(validade, '2026-11-21')).toBe(aviso)
})
