/** How many different patients who were never attended here a login may look up in a civil day; the operator's data. */
export interface LimiteNovos {
  porDia: number
  /** From so many on, the desk is told how many are left. */
  avisaEm: number
}

/**
 * Whether one more may be looked up after `outros` others, and how many are left after it: null while there are plenty.
 * One who was looked up already today costs nothing.
 */
export function judgeNovo(
  { porDia, avisaEm }: LimiteNovos,
  outros: number,
  isRepetido: boolean,
): { ok: boolean; restantes: number | null } {
  const usados = outros + 1
  return {
    ok: isRepetido || usados <= porDia,
    restantes: usados >= avisaEm ? Math.max(0, porDia - usados) : null,
  }
}
