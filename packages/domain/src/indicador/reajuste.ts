/**
 * By how much prices rose, in hundredths of a per cent, rounded half up; the sums of the same events, before and after.
 * Throws where nothing was paid before.
 */
export function computeReajuste(antigoCentavos: number, novoCentavos: number): number {
  if (antigoCentavos <= 0) throw new RangeError('no price before the readjustment')
  return Math.round(((novoCentavos - antigoCentavos) * 10_000) / antigoCentavos)
}
