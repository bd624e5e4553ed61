/** A draft's past and future. Generic, so that the chart, the table and the whole guide undo alike. */
export type Historico<T> = {
  readonly passado: readonly T[]
  readonly presente: T
  readonly futuro: readonly T[]
}

/** Interface B6.2: 50 steps. */
export const PASSOS_HISTORICO = 50

export function createHistorico<T>(presente: T): Historico<T> {
  return { passado: [], presente, futuro: [] }
}

/** A new step; what had been undone is forgotten. The same value again is no step. */
export function recordHistorico<T>(historico: Historico<T>, presente: T): Historico<T> {
  if (Object.is(presente, historico.presente)) return historico
  const passado = [...historico.passado, historico.presente].slice(-PASSOS_HISTORICO)
  return { passado, presente, futuro: [] }
}

/** The last step goes on: what it came to so far is no step of its own. */
export function continueHistorico<T>(historico: Historico<T>, presente: T): Historico<T> {
  return { ...historico, presente, futuro: [] }
}

/** The same object when there is nothing to undo. */
export function undoHistorico<T>(historico: Historico<T>): Historico<T> {
  const { passado, presente, futuro } = historico
  for (const anterior of passado.slice(-1)) {
    return { passado: passado.slice(0, -1), presente: anterior, futuro: [presente, ...futuro] }
  }
  return historico
}

/** The same object when nothing was undone. */
export function redoHistorico<T>(historico: Historico<T>): Historico<T> {
  const { passado, presente, futuro } = historico
  for (const proximo of futuro.slice(0, 1)) {
    return { passado: [...passado, presente], presente: proximo, futuro: futuro.slice(1) }
  }
  return historico
}
