import { addMonths, mesDe } from '../calendario/dataCivil.ts'

/** Months that a figure adds up and a trend shows. */
export const MESES_INDICADOR = 12

/** The last month that is over on a day (`2026-10`): the figures tell no part of a month. */
export const findMesFechado = (hoje: string): string => mesDe(addMonths(`${mesDe(hoje)}-01`, -1))

/** The twelve months of the figures, the oldest first. */
export const listMesesIndicador = (ultimo: string): string[] =>
  Array.from({ length: MESES_INDICADOR }, (_, i) => mesDe(addMonths(`${ultimo}-01`, i + 1 - MESES_INDICADOR)))
