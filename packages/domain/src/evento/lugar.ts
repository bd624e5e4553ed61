import { findDente } from '../dente/dente.tables.ts'
import { isFacesSobrepostas, joinFaces } from '../dente/face.tables.ts'
import { isRegiaoSobreposta } from '../dente/regiao.tables.ts'
import type { EscopoFrequencia } from './regra/regraEvento.ts'

/** Where in the mouth something is done; all empty for an event of the whole patient. */
export type Lugar = {
  readonly dente: string | undefined
  readonly regiao: string | undefined
  /** A set: canonical order, no repeats, so that two sets are equal when their texts are. */
  readonly faces: string
}

type Localizado = {
  readonly dente?: string | undefined
  readonly regiao?: string | undefined
  readonly faces?: string | undefined
}

export function toLugar(item: Localizado): Lugar {
  return {
    dente: item.dente || undefined,
    regiao: item.regiao || undefined,
    faces: joinFaces(item.faces?.toUpperCase() ?? '', ''),
  }
}

function isNoArco(lugar: Lugar, arco: 'AS' | 'AI'): boolean {
  if (lugar.regiao) return isRegiaoSobreposta(lugar.regiao, arco)
  const dente = lugar.dente ? findDente(lugar.dente) : undefined
  return dente !== undefined && dente.superior === (arco === 'AS')
}

/**
 * Whether two places are the same one for a scope. A place that is not known (an old record without a tooth, a
 * question about eligibility) meets nothing, except in the scope of the whole patient.
 */
export function isMesmoLugar(escopo: EscopoFrequencia, a: Lugar, b: Lugar): boolean {
  switch (escopo) {
    case 'beneficiario':
      return true
    case 'dente':
      return a.dente !== undefined && a.dente === b.dente
    case 'denteFace':
      return a.dente !== undefined && a.dente === b.dente && isFacesSobrepostas(a.faces, b.faces)
    case 'regiao':
      return a.regiao !== undefined && b.regiao !== undefined && isRegiaoSobreposta(a.regiao, b.regiao)
    case 'arcada':
      return (isNoArco(a, 'AS') && isNoArco(b, 'AS')) || (isNoArco(a, 'AI') && isNoArco(b, 'AI'))
  }
}
