import { explainDate, parseDate, SEPARATOR } from '../ui/field/date.ts'

const DIA_MES = new RegExp(String.raw`^(\d{1,2})${SEPARATOR}(\d{1,2})$`)

/** The 29th of February is found again within so many years. */
const ANOS = 9

/**
 * The day on which something was done, as people write it: without a year it is the nearest such day that is not to come.
 * Null where no day can be read.
 */
export function readDia(texto: string, hoje: string): string | null {
  const partes = DIA_MES.exec(texto.trim())
  if (!partes) return parseDate(texto)
  const ano = Number(hoje.slice(0, 4))
  const dias = Array.from({ length: ANOS }, (_, antes) =>
    parseDate(`${partes[1]}/${partes[2]}/${ano - antes}`),
  )
  return dias.find((dia) => dia !== null && dia <= hoje) ?? null
}

/** Why `readDia` reads no day in a text. */
export function explainDia(texto: string): string {
  const escrito = texto.trim()
  return DIA_MES.test(escrito) ? `${escrito} não existe no calendário.` : explainDate(texto)
}
