import { expect, it } from 'vitest'
import { getStatusSolicitacao, needsCaptura, statusSolicitacoes } from './statusSolicitacao.tables.ts'

/** Spec §4.4, §4.5. */
it.each([
  ['EXPIRADA', 'Expirada', true],
  ['CANCELADA', 'Cancelada', true],
  ['EM_ANALISE', 'Em análise', true],
  ['CAPTURADA', 'Capturada', false],
  ['REPROVADA', 'Reprovada', true],
  ['PARCIALMENTE_APROVADA', 'Parcialmente aprovada', true],
  ['APROVADA_PORTAL', 'Aprovada no portal', true],
  ['APROVADA_AUDITORIA', 'Aprovada pela auditoria', true],
] as const)('%s is "%s"; needs the capture call: %s', (codigo, rotulo, captura) => {
  expect(getStatusSolicitacao(codigo)?.rotulo).toBe(rotulo)
  expect(needsCaptura(codigo)).toBe(captura)
})

it('has these eight and no other', () => {
  expect(statusSolicitacoes).toHaveLength(8)
  expect(getStatusSolicitacao('OUTRA')).toBeUndefined()
})
