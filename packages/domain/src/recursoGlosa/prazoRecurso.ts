import { addDays } from '../calendario/dataCivil.ts'
import type { CodigoGlosaMotivo } from '../glosa/ajudaGlosa.ts'

/** Days to ask for a new analysis, from the date on which the denial was informed (table 38, 2907). */
export const PRAZO_RECURSO_DIAS = 180

/** TISS 4.x takes up to 500 characters of justification per item. */
export const MAXIMO_JUSTIFICATIVA_RECURSO = 500

export type PedidoRecurso = {
  /** The date on which the provider was told of the denial. */
  readonly dataGlosa: string
  readonly hoje: string
  /** Appeals already sent for the guide, whatever became of them. */
  readonly recursosAnteriores: number
  readonly justificativas: readonly string[]
  /** The portal sends empty justifications as empty text (Spec §5); a TISS message may not have them. */
  readonly destino: 'portal' | 'tiss'
}

/** Last civil date on which the guide may be appealed. */
export function prazoRecurso(dataGlosa: string): string {
  return addDays(dataGlosa, PRAZO_RECURSO_DIAS)
}

/** The denial codes that stop an appeal; none when it may be sent. */
export function listImpedimentosRecurso(pedido: PedidoRecurso): readonly CodigoGlosaMotivo[] {
  const impedimentos: CodigoGlosaMotivo[] = []
  if (pedido.hoje > prazoRecurso(pedido.dataGlosa)) impedimentos.push('2907')
  if (pedido.recursosAnteriores > 0) impedimentos.push('2904')
  const semTexto = pedido.justificativas.some((justificativa) => justificativa.trim() === '')
  if (pedido.destino === 'tiss' && semTexto) impedimentos.push('2903')
  return impedimentos
}
