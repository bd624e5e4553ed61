import { getStatusValidacao, type StatusValidacao } from '@portal/domain/guia/statusValidacao.tables.ts'
import type { DecisaoItem } from './evaluateRascunho.ts'

/** What the rules say of an item by its decision: whatever waits for the clinic is not validated yet. */
const statusPorDecisao = {
  aprovado: 1,
  erro: 2,
  negado: 2,
  // A person judges in the rules' place.
  analise: 3,
  pendenteImagem: 0,
  pendenteJustificativa: 0,
  pendenteImagemJustificativa: 0,
} as const satisfies Record<DecisaoItem, StatusValidacao>

/** The validation status of an item (Spec §4); not validated while nothing was judged. */
export function validacaoDoItem(decisao: DecisaoItem | undefined) {
  return getStatusValidacao(decisao === undefined ? 0 : statusPorDecisao[decisao])
}
