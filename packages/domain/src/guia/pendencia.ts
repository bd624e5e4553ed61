import { etapa } from './etapa.tables.ts'
import type { GuiaHoje } from './fimGuia.ts'
import { type StatusFicha, statusFicha } from './statusFicha.tables.ts'

type Guia = Pick<GuiaHoje, 'statusFicha' | 'codigoEtapaAtual'>

/** The statuses by which Spec §7.3 filters the pending guides. */
export const statusPendentes: readonly StatusFicha[] = [
  statusFicha.aguardandoJustificativa,
  statusFicha.aguardandoDocumentacao,
]

/** In analysis, and nobody analyses it yet: the practice has to send its plan to the audit. */
export const isPlanoAEnviar = ({ statusFicha: status, codigoEtapaAtual }: Guia): boolean =>
  status === statusFicha.emAnalise && codigoEtapaAtual === etapa.planoTratamento

/** The term that a list tells of a guide: of a plan it is the operator's, and runs from its sending on. */
export const toPrazoDito = (guia: Guia & { prazo: string | null }): string | null =>
  isPlanoAEnviar(guia) ? null : guia.prazo

/**
 * What of the practice's the decision of a guide waits for, as the radar of deadlines names it (Interface S29); undefined
 * where it waits for nothing. What is authorised is the practice's agenda, and is told by its terms.
 */
export function findPendencia(guia: Guia): 'IMAGEM' | 'JUSTIFICATIVA' | 'AUDITORIA' | undefined {
  if (guia.statusFicha === statusFicha.aguardandoDocumentacao) return 'IMAGEM'
  if (guia.statusFicha === statusFicha.aguardandoJustificativa) return 'JUSTIFICATIVA'
  return isPlanoAEnviar(guia) ? 'AUDITORIA' : undefined
}
