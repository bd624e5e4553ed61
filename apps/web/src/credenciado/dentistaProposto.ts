import type { InfoCredenciado } from '@portal/contract/credenciado.ts'

/** Who attends unless another is named: the dentist of an own login, whose lines are all that it may see, or the only one there is. */
export function findDentistaProposto({
  dentistaConectado,
  dentistas,
}: Pick<InfoCredenciado, 'dentistaConectado' | 'dentistas'>): number | null {
  const proposto =
    dentistas.length === 1
      ? dentistas[0]
      : dentistas.find(({ codigoDentista }) => codigoDentista === dentistaConectado?.codigoDentista)
  return proposto?.codigoDentista ?? null
}
