import type { Dente } from '@portal/domain/dente/dente.tables.ts'
import { FORMAS_ANATOMICAS, FORMAS_GEOMETRICAS } from './forma.data.ts'
import { createSetores, type FormaFaces, type Setores } from './setores.ts'

/** How teeth are drawn; dentists accept both, so both are offered (Interface B3). */
export type Variante = 'geometrica' | 'anatomica'

function toFormaAnatomica(dente: Dente): FormaFaces {
  if (dente.posicao === 3) return FORMAS_ANATOMICAS.canino
  if (dente.anterior || dente.supranumerario) {
    return dente.superior ? FORMAS_ANATOMICAS.incisivoSuperior : FORMAS_ANATOMICAS.incisivoInferior
  }
  const preMolar = dente.denticao === 'permanente' && dente.posicao <= 5
  return preMolar ? FORMAS_ANATOMICAS.preMolar : FORMAS_ANATOMICAS.molar
}

const PRONTOS = new Map<FormaFaces, Setores>()

/** The faces of a tooth as paths; teeth of one shape share them. */
export function getSetores(dente: Dente, variante: Variante): Setores {
  const forma = variante === 'geometrica' ? FORMAS_GEOMETRICAS[dente.denticao] : toFormaAnatomica(dente)
  const prontos = PRONTOS.get(forma) ?? createSetores(forma)
  PRONTOS.set(forma, prontos)
  return prontos
}
