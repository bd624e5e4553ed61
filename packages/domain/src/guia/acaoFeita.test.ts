import { expect, it } from 'vitest'
import { findPrimeiroPasso } from './acaoFeita.tables.ts'
import { statusFicha } from './statusFicha.tables.ts'

it.each([
  ['concludeAuditoria', statusFicha.emAnalise, 'Auditoria em consolidação'],
  ['concludeAuditoria', statusFicha.autorizada, undefined],
  ['requestAuditoria', statusFicha.emAnalise, undefined],
  ['processPagamento', statusFicha.emProcessamento, 'Pagamento em processamento'],
  ['processPagamento', statusFicha.processada, undefined],
  ['processRecurso', statusFicha.recursoEmProcessamento, 'Recurso em processamento'],
])('%s to %i is the first of two steps: %s', (acao, paraStatus, feito) => {
  expect(findPrimeiroPasso(acao, paraStatus)).toBe(feito)
})
