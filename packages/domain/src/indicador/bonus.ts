/** A criterion of the readjustment as a period left it: what it weighs, in hundredths of a per cent, and whether it is met. */
export type CriterioMedido = { readonly pesoPontosBase: number; readonly atendido: boolean }

/** The highest first. */
export const niveisQualidade = ['A', 'B', 'C'] as const

/** From which share of the weights a quality level begins, and by what it multiplies the negotiated index. */
export type NivelQualidade = {
  readonly nivel: (typeof niveisQualidade)[number]
  readonly minimoPontosBase: number
  readonly fatorPontosBase: number
}

const sumPesos = (criterios: readonly CriterioMedido[]): number =>
  criterios.reduce((soma, { pesoPontosBase }) => soma + pesoPontosBase, 0)

/** The bonus in hundredths of a per cent: the weights met, added up, up to the cap (Operadora §5). */
export function computeBonus(criterios: readonly CriterioMedido[], tetoPontosBase: number): number {
  return Math.min(tetoPontosBase, sumPesos(criterios.filter(({ atendido }) => atendido)))
}

/** The share of the weights that is met, in hundredths of a per cent, rounded down, so that it reaches no level that was not reached. */
export function measurePesos(criterios: readonly CriterioMedido[]): number {
  const total = sumPesos(criterios)
  return total === 0
    ? 0
    : Math.floor((sumPesos(criterios.filter(({ atendido }) => atendido)) * 10_000) / total)
}

/**
 * The quality level of who met these criteria: the highest whose share of the weights is reached; undefined where there is
 * no criterion, or no level begins so low.
 */
export function findNivel(
  niveis: readonly NivelQualidade[],
  criterios: readonly CriterioMedido[],
): NivelQualidade | undefined {
  if (sumPesos(criterios) === 0) return undefined
  const parte = measurePesos(criterios)
  return niveis
    .toSorted((a, b) => b.minimoPontosBase - a.minimoPontosBase)
    .find(({ minimoPontosBase }) => parte >= minimoPontosBase)
}
