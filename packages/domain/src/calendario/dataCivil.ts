/**
 * Arithmetic on civil dates (`YYYY-MM-DD`, proleptic Gregorian). Civil dates compare as strings, carry no time zone
 * and never touch the clock: "today" is always an argument.
 */

const FORMATO = /^(\d{4})-(\d{2})-(\d{2})$/
const DIAS_POR_MES = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

const isBissexto = (ano: number): boolean => (ano % 4 === 0 && ano % 100 !== 0) || ano % 400 === 0

/** Days of a month, 1 to 12; none of what is no month. */
export function diasDoMes(ano: number, mes: number): number {
  return mes === 2 && isBissexto(ano) ? 29 : (DIAS_POR_MES[mes - 1] ?? 0)
}

/** Whether the text is a date that exists: no year is 0, neither on a calendar nor to PostgreSQL. */
export function isDataCivil(texto: string): boolean {
  const partes = FORMATO.exec(texto)
  if (!partes) return false
  const [ano, mes, dia] = [Number(partes[1]), Number(partes[2]), Number(partes[3])]
  return ano >= 1 && dia >= 1 && dia <= diasDoMes(ano, mes)
}

function split(data: string): [ano: number, mes: number, dia: number] {
  return [Number(data.slice(0, 4)), Number(data.slice(5, 7)), Number(data.slice(8, 10))]
}

function join(ano: number, mes: number, dia: number): string {
  return `${String(ano).padStart(4, '0')}-${String(mes).padStart(2, '0')}-${String(dia).padStart(2, '0')}`
}

/** Days since 0000-03-01: March-based years put the leap day last, so no month table is needed. */
function toDias(data: string): number {
  const [ano, mes, dia] = split(data)
  const anoMarco = mes > 2 ? ano : ano - 1
  const mesMarco = (mes + 9) % 12
  const bissextos = Math.floor(anoMarco / 4) - Math.floor(anoMarco / 100) + Math.floor(anoMarco / 400)
  return anoMarco * 365 + bissextos + Math.floor((mesMarco * 153 + 2) / 5) + dia - 1
}

/** The calendar repeats every 400 years; within them the leap days before a day say its year. */
const DIAS_EM_400_ANOS = 146_097

function fromDias(dias: number): string {
  const ciclo = Math.floor(dias / DIAS_EM_400_ANOS)
  const noCiclo = dias - ciclo * DIAS_EM_400_ANOS
  const bissextos =
    Math.floor(noCiclo / 1460) - Math.floor(noCiclo / 36_524) + Math.floor(noCiclo / (DIAS_EM_400_ANOS - 1))
  const anoMarco = ciclo * 400 + Math.floor((noCiclo - bissextos) / 365)
  const resto = dias - toDias(join(anoMarco, 3, 1))
  const mesMarco = Math.floor((resto * 5 + 2) / 153)
  const dia = resto - Math.floor((mesMarco * 153 + 2) / 5) + 1
  return mesMarco < 10 ? join(anoMarco, mesMarco + 3, dia) : join(anoMarco + 1, mesMarco - 9, dia)
}

export function addDays(data: string, dias: number): string {
  return fromDias(toDias(data) + dias)
}

/** Same day of another month, or that month's last day when it is shorter (31 January + 1 month = 28 or 29 February). */
export function addMonths(data: string, meses: number): string {
  const [ano, mes, dia] = split(data)
  const total = ano * 12 + (mes - 1) + meses
  const novoAno = Math.floor(total / 12)
  const novoMes = total - novoAno * 12 + 1
  return join(novoAno, novoMes, Math.min(dia, diasDoMes(novoAno, novoMes)))
}

/** Whole days from `inicio` to `fim`; negative when `fim` comes first. */
export function daysBetween(inicio: string, fim: string): number {
  return toDias(fim) - toDias(inicio)
}

/** Completed years on a date; 0 before the birth. Someone born on 29 February completes years on 1 March. */
export function ageAt(nascimento: string, data: string): number {
  const [ano, mes, dia] = split(nascimento)
  const [anoFim, mesFim, diaFim] = split(data)
  const completou = mesFim > mes || (mesFim === mes && diaFim >= dia)
  return Math.max(0, anoFim - ano - (completou ? 0 : 1))
}

/** First date on which someone has completed so many years: 1 March for 29 February in a common year (`ageAt`). */
export function birthdayAt(nascimento: string, anos: number): string {
  const [ano, mes, dia] = split(nascimento)
  const faltaDia = dia > diasDoMes(ano + anos, mes)
  return faltaDia ? join(ano + anos, mes + 1, 1) : join(ano + anos, mes, dia)
}

/** `YYYY-MM`, which two dates of the same calendar month share. */
export function mesDe(data: string): string {
  return data.slice(0, 7)
}

/** The last civil day of a month (`YYYY-MM`). */
export const endMes = (mes: string): string => addMonths(`${mes}-31`, 0)

/** 2026-11-21 -> 21/11/2026 (Spec §9), or with another separator. */
export const toBrasileira = (data: string, separador = '/'): string =>
  data.split('-').reverse().join(separador)
