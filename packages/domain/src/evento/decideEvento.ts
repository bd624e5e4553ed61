import { isBloqueante } from './criterio/criterio.ts'
import type { Motivo, SeveridadeMotivo } from './motivo.ts'

export type DecisaoEvento = 'aprovado' | 'negado' | 'analise' | 'pendenteImagem' | 'pendenteJustificativa'

const PENDENCIAS = [
  ['pendenciaImagem', 'pendenteImagem'],
  ['pendenciaJustificativa', 'pendenteJustificativa'],
  ['auditoria', 'analise'],
] as const satisfies readonly (readonly [SeveridadeMotivo, DecisaoEvento])[]

/** What becomes of an item with these reasons. Notices alone do not stop an approval. */
export function decideEvento(motivos: readonly Motivo[]): DecisaoEvento {
  if (motivos.some(isBloqueante)) return 'negado'
  const pendencia = PENDENCIAS.find(([severidade]) =>
    motivos.some((motivo) => motivo.severidade === severidade),
  )
  return pendencia ? pendencia[1] : 'aprovado'
}

/** The guide statuses that a decision leads to (Spec §4): 1 to 5 and 7 are also TISS's. */
export type StatusDecidido = 1 | 2 | 3 | 4 | 5 | 7

/**
 * The status of a guide whose events were decided. What the clinic still owes comes first (5 image, 4 justification),
 * then what a person owes (2); only then all approved 1, all denied 3, some of each 7. A guide without events has
 * nothing authorised: 3.
 */
export function decideGuia(decisoes: readonly DecisaoEvento[]): StatusDecidido {
  if (decisoes.includes('pendenteImagem')) return 5
  if (decisoes.includes('pendenteJustificativa')) return 4
  if (decisoes.includes('analise')) return 2
  if (!decisoes.includes('aprovado')) return 3
  return decisoes.includes('negado') ? 7 : 1
}
