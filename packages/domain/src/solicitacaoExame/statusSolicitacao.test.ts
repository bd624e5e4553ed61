import { expect, it } from 'vitest'
import { getStatusSolicitacao, statusSolicitacoes } from './statusSolicitacao.tables.ts'

/** Spec §4.4. */
it.each([
  ['EXPIRADA', 'Expirada'],
  ['CANCELADA', 'Cancelada'],
  ['EM_ANALISE', 'Em análise'],
  ['CAPTURADA', 'Capturada'],
  ['REPROVADA', 'Reprovada'],
  ['PARCIALMENTE_APROVADA', 'Parcialmente aprovada'],
  ['APROVADA_PORTAL', 'Aprovada no portal'],
  ['APROVADA_AUDITORIA', 'Aprovada pela auditoria'],
] as const)('%s is "%s"', (codigo, rotulo) => {
  expect(getStatusSolicitacao(codigo)?.rotulo).toBe(rotulo)
})

it('has these eight and no other', () => {
  expect(statusSolicitacoes).toHaveLength(8)
  expect(getStatusSolicitacao('OUTRA')).toBeUndefined()
})
