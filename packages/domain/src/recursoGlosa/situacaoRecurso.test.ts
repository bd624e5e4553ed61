import { expect, it } from 'vitest'
import { decideSituacaoRecurso } from './situacaoRecurso.ts'

it.each([
  ['on the day before its last one', false, false, '2026-11-20', 'RECORRER'],
  ['on its last day', false, false, '2026-11-21', 'RECORRER'],
  ['on the day after it', false, false, '2026-11-22', 'PERDIDO'],
  ['sent, however late it is', true, false, '2027-01-01', 'RECURSO'],
  ['sent and decided', true, true, '2026-11-21', 'DECIDIDO'],
] as const)('%s', (_nome, enviado, julgado, hoje, situacao) => {
  expect(decideSituacaoRecurso({ enviado, julgado, prazoRecurso: '2026-11-21' }, hoje)).toBe(situacao)
})
