import type { ImagemExigida, MomentoExigido } from './imagemExigida.ts'

/** Required images that are not there. */
export type Faltas = {
  /** Asked for at the guide's moment, or before it. */
  agora: number
  /** Asked for once the treatment is done. */
  depois: number
}

/**
 * How many images a guide still misses, the one count that every screen tells: a final image does not miss before the
 * treatment was authorised (Domínio §6.6).
 */
export function countFaltas(exigidas: readonly ImagemExigida[], momento: MomentoExigido): Faltas {
  const faltam = exigidas.filter(({ atendida }) => !atendida)
  const depois = faltam.filter((exigida) => momento === 'inicial' && exigida.momento === 'final').length
  return { agora: faltam.length - depois, depois }
}
