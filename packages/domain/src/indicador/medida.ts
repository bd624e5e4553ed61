import type { Indicador } from './indicador.tables.ts'

/** What a figure is made of: cents or a count of the part, over those of the total (Operadora §5). */
export type Medida = { readonly parte: number; readonly total: number }

export const SEM_CASOS: Medida = { parte: 0, total: 0 }

/** Per cent of the total, or the mean, in hundredths, rounded half up: 6,25 % is 625. Null where there is no case. */
export function toCentesimos(
  { unidade }: Pick<Indicador, 'unidade'>,
  { parte, total }: Medida,
): number | null {
  if (total === 0) return null
  return Math.round(((unidade === 'percentual' ? 10_000 : 100) * parte) / total)
}

/** Parts of a whole added up: the months of a year, the dentists of a unit. */
export const sumMedidas = (medidas: readonly Medida[]): Medida =>
  medidas.reduce(
    (soma, { parte, total }) => ({ parte: soma.parte + parte, total: soma.total + total }),
    SEM_CASOS,
  )

/** Whether a figure reaches its goal, as both are shown: in hundredths. What has no case reaches none. */
export function isAlcancada(
  { melhor }: Pick<Indicador, 'melhor'>,
  centesimos: number | null,
  metaCentesimos: number,
): boolean {
  if (centesimos === null) return false
  return melhor === 'menor' ? centesimos <= metaCentesimos : centesimos >= metaCentesimos
}

/** How far a figure is from its goal, in hundredths; 0 where it reaches it, null where there is no case. */
export function measureFalta(
  indicador: Pick<Indicador, 'melhor'>,
  centesimos: number | null,
  metaCentesimos: number,
): number | null {
  if (centesimos === null) return null
  return isAlcancada(indicador, centesimos, metaCentesimos) ? 0 : Math.abs(centesimos - metaCentesimos)
}
