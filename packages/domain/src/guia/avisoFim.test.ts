import { expect, it } from 'vitest'
import { isNosUltimosDias, warnFim } from './avisoFim.ts'

it.each([
  ['2026-11-20', 'vencida'],
  ['2026-11-21', 'ultimosDias'],
  ['2026-11-26', 'ultimosDias'],
  ['2026-11-27', 'perto'],
  ['2026-12-06', 'perto'],
  ['2026-12-07', undefined],
])('warns on 21 November of the last day %s: %s', (ultimoDia, aviso) => {
  expect(warnFim(ultimoDia, '2026-11-21')).toBe(aviso)
  expect(isNosUltimosDias(ultimoDia, '2026-11-21')).toBe(aviso === 'ultimosDias')
})
