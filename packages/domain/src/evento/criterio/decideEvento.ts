import type { Motivo, SeveridadeMotivo } from '../motivo.ts'
import { isBloqueante } from './criterio.ts'

/** What becomes of one event; of a guide, `decideGuia` (guia/statusCalculado.ts) tells. */
export const decisoesEvento = [
  'aprovado',
  'negado',
  'analise',
  'pendenteImagem',
  'pendenteJustificativa',
  'pendenteImagemJustificativa',
] as const
export type DecisaoEvento = (typeof decisoesEvento)[number]

/** What becomes of an item with these reasons. Notices alone do not stop an approval. */
export function decideEvento(motivos: readonly Pick<Motivo, 'severidade'>[]): DecisaoEvento {
  if (motivos.some(isBloqueante)) return 'negado'
  const has = (severidade: SeveridadeMotivo) => motivos.some((motivo) => motivo.severidade === severidade)
  const faltaImagem = has('pendenciaImagem')
  if (has('pendenciaJustificativa')) {
    return faltaImagem ? 'pendenteImagemJustificativa' : 'pendenteJustificativa'
  }
  if (faltaImagem) return 'pendenteImagem'
  return has('auditoria') ? 'analise' : 'aprovado'
}
