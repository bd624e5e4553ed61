/** The bonus scale's maximum (Spec §9). */
export const MAXIMO_ESCALA_BONUS = 5

/** Per cent of the total, whole (Spec §5); a total of 0 counts as 1. */
export function percentualDigital(parte: number, total: number): number {
  return Math.round((parte / (total || 1)) * 100)
}

/** The per cent on the bonus scale, with two decimals; 0 when there were no guides at all (Spec §5). */
export function valorEscalaBonus(percentual: number, totalGto: number): number {
  if (totalGto === 0) return 0
  return Math.round(MAXIMO_ESCALA_BONUS * percentual) / 100
}
