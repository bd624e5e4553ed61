import type { Motivo } from '../motivo.ts'
import { isBloqueante } from './criterio.ts'

/**
 * What a denied event was denied for: what denies by itself or, where nothing does, what waited for something that never
 * came. A warning denies nothing.
 */
export function listContrarios<M extends Pick<Motivo, 'severidade'>>(motivos: readonly M[]): readonly M[] {
  const contrarios = motivos.filter(({ severidade }) => severidade !== 'aviso')
  const bloqueantes = contrarios.filter(isBloqueante)
  return bloqueantes.length > 0 ? bloqueantes : contrarios
}
