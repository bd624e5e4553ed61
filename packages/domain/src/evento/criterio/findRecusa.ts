import { isGlosaDoCredenciado } from '../../glosa/origemGlosa.ts'
import type { Motivo } from '../motivo.ts'
import { findPossivel } from './findPossivel.ts'
import { isACorrigir, listContrarios } from './listContrarios.ts'

/**
 * Why an event is not taken as it was asked for: nothing but its form is wrong (`corrigir`), an authorisation holds its place
 * (`reservado`), another line of its guide stands before it (`cede`), the plan does not pay this provider for it
 * (`credenciado`), its first day is still to come (`prazo`), or the plan does not cover it (`negado`).
 */
export const recusas = ['corrigir', 'reservado', 'cede', 'credenciado', 'prazo', 'negado'] as const
export type Recusa = (typeof recusas)[number]

type MotivoContrario = Pick<Motivo, 'severidade' | 'reserva' | 'linha' | 'possivelEm' | 'eventoAnterior'> & {
  readonly codigoGlosa: string
}

/** What all that speaks against an event has in common; a denial with several kinds of reason is the plan's. */
export function findRecusa(motivos: readonly MotivoContrario[]): Recusa {
  if (isACorrigir(motivos)) return 'corrigir'
  const contrarios = listContrarios(motivos)
  const isCada = (is: (motivo: MotivoContrario) => boolean) => contrarios.length > 0 && contrarios.every(is)
  if (isCada(({ reserva }) => reserva !== undefined)) return 'reservado'
  if (isCada(({ linha }) => linha !== undefined)) return 'cede'
  if (isCada(({ codigoGlosa }) => isGlosaDoCredenciado(codigoGlosa))) return 'credenciado'
  return findPossivel(contrarios) === undefined ? 'negado' : 'prazo'
}
