import { toTextoGuardado } from '../texto/protegido.ts'
import type { Motivo } from './motivo.ts'

/** Whether a technical justification is long enough: what will be kept of it counts (Spec §5, protected text). */
export const isJustificativaSuficiente = (texto: string | undefined, minimo: number): boolean =>
  toTextoGuardado(texto ?? '').length >= minimo

/** Characters that the one justification of a guide must have for all that still waits for it; 0 when nothing does. */
export const findMinimoPedido = (
  motivos: readonly Pick<Motivo, 'severidade' | 'justificativaMinima'>[],
): number =>
  Math.max(
    0,
    ...motivos
      .filter(({ severidade }) => severidade === 'pendenciaJustificativa')
      .map(({ justificativaMinima }) => justificativaMinima ?? 0),
  )

/** What is wrong with the length of a justification, in words; undefined when nothing is. */
export function explainJustificativaCurta(texto: string, minimo: number): string | undefined {
  if (isJustificativaSuficiente(texto, minimo)) return undefined
  const tamanho = toTextoGuardado(texto).length
  return `A justificativa deste caso pede pelo menos ${minimo} caracteres; esta tem ${tamanho}.`
}
