import { expect, it } from 'vitest'
import { statusAposAuditoria } from './decisaoAuditoria.ts'

it.each([
  [['APROVADO', 'APROVADO'], 'APROVADA_AUDITORIA'],
  [['REPROVADO', 'APROVADO'], 'PARCIALMENTE_APROVADA'],
  [['REPROVADO', 'REPROVADO'], 'REPROVADA'],
] as const)('%s: %s', (situacoes, status) => {
  expect(statusAposAuditoria(situacoes)).toBe(status)
})
