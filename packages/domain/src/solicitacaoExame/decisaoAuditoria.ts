import type { SituacaoExame } from './pedidoExame.ts'
import type { StatusSolicitacao } from './statusSolicitacao.tables.ts'

/** What a request comes to once each of its exams was decided (Spec §4). */
export function statusAposAuditoria(situacoes: readonly SituacaoExame[]): StatusSolicitacao {
  if (situacoes.every((situacao) => situacao === 'APROVADO')) return 'APROVADA_AUDITORIA'
  return situacoes.includes('APROVADO') ? 'PARCIALMENTE_APROVADA' : 'REPROVADA'
}
