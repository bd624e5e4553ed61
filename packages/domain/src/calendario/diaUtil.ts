import { addDays, daysBetween } from './dataCivil.ts'

/** A Monday. */
const SEGUNDA = '2024-01-01'

/** Monday to Friday. Holidays differ by town and are not told apart: a term never ends sooner than it says. */
export function isDiaUtil(data: string): boolean {
  return ((daysBetween(SEGUNDA, data) % 7) + 7) % 7 < 5
}

/** The day on which a term of so many working days ends; the day it starts on does not count. */
export function addDiasUteis(data: string, dias: number): string {
  let dia = data
  for (let faltam = dias; faltam > 0; ) {
    dia = addDays(dia, 1)
    if (isDiaUtil(dia)) faltam--
  }
  return dia
}
