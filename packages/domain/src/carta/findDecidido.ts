import { findRecusa } from '../evento/criterio/findRecusa.ts'
import type { Motivo } from '../evento/motivo.ts'
import {
  type AutorizacaoEvento,
  autorizacaoEvento,
  deriveAutorizacaoEvento,
  loadAutorizacaoEvento,
  type OrigemAutorizacao,
} from '../guia/autorizacaoEvento.tables.ts'
import { type StatusFicha, statusFicha } from '../guia/statusFicha.tables.ts'

type Evento = OrigemAutorizacao & { readonly motivos: readonly Motivo[] }

/**
 * What the patient is told that the plan decided of an event. A guide in analysis shows all of its events as in analysis
 * (Spec §4.3), but the audit takes back no denial of the rules: only what gave way to another line may still be allowed.
 */
export function findDecidido(status: StatusFicha, evento: Evento): AutorizacaoEvento {
  const decidida = deriveAutorizacaoEvento(evento)
  const isNegado = decidida === autorizacaoEvento.negado && findRecusa(evento.motivos) !== 'cede'
  return status === statusFicha.emAnalise && isNegado ? decidida : loadAutorizacaoEvento(status, evento)
}
