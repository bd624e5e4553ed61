import { parseDate } from '../ui/field/date.ts'

const DIA_MES = /^(\d{1,2})[\s/.-](\d{1,2})$/

/**
 * The day on which something was done, as people write it: without a year it is the nearest such day that is not to come.
 * Null where no day can be read.
 */
export function readDia(texto: string, hoje: string): string | null {
  const partes = DIA_MES.exec(texto.trim())
  if (!partes) return parseDate(texto)
  const ano = Number(hoje.slice(0, 4))
  const dias = [ano, ano - 1].map((um) => parseDate(`${partes[1]}/${partes[2]}/${um}`))
  return dias.find((dia) => dia !== null && dia <= hoje) ?? null
}
