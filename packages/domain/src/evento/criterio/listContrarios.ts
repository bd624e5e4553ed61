import type { Motivo } from '../motivo.ts'
import { isErroFormulario, isGlosa } from './criterio.ts'
import { findPossivel } from './findPossivel.ts'

/** A reason as it was stored: its code may be one that is no longer emitted. */
type Guardado = Pick<Motivo, 'severidade' | 'eventoAnterior'> & {
  readonly codigoGlosa: string
  readonly possivelEm?: string | undefined
}

/** A justification that did not convince stands for the exception that asked for it: its earlier work, its day. */
function followExcecao<M extends Guardado>(motivo: M, motivos: readonly M[]): M {
  if (motivo.codigoGlosa !== '3034') return motivo
  const excecoes = motivos.filter(({ severidade }) => severidade === 'pendenciaJustificativa')
  const possivelEm = findPossivel(excecoes)
  const eventoAnterior = excecoes.find((excecao) => excecao.eventoAnterior)?.eventoAnterior
  return { ...motivo, ...(possivelEm && { possivelEm }), ...(eventoAnterior && { eventoAnterior }) }
}

/**
 * What speaks against an event: what denies by itself; where nothing does, what its form has wrong or, where that is whole,
 * what waits for something that never came. A warning denies nothing.
 */
export function listContrarios<M extends Guardado>(motivos: readonly M[]): readonly M[] {
  const negam = motivos.filter(isGlosa).map((motivo) => followExcecao(motivo, motivos))
  const grupos = [negam, motivos.filter(isErroFormulario)]
  return grupos.find(({ length }) => length > 0) ?? motivos.filter(({ severidade }) => severidade !== 'aviso')
}

/** Whether only its form stands against it: what is denied all the same needs no correction. */
export const isACorrigir = (motivos: readonly Guardado[]): boolean =>
  listContrarios(motivos).some(isErroFormulario)
