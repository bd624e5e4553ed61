import type { Motivo } from '../motivo.ts'
import { isErroFormulario, isGlosa } from './criterio.ts'

/**
 * What speaks against an event: what denies by itself; where nothing does, what its form has wrong or, where that is whole,
 * what waits for something that never came. A warning denies nothing.
 */
export function listContrarios<M extends Pick<Motivo, 'severidade'>>(motivos: readonly M[]): readonly M[] {
  const grupos = [motivos.filter(isGlosa), motivos.filter(isErroFormulario)]
  return grupos.find(({ length }) => length > 0) ?? motivos.filter(({ severidade }) => severidade !== 'aviso')
}

/** Whether only its form stands against it: what is denied all the same needs no correction. */
export const isACorrigir = (motivos: readonly Pick<Motivo, 'severidade'>[]): boolean =>
  listContrarios(motivos).some(isErroFormulario)
