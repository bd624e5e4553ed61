/** What stands between the parts of a day; copied from elsewhere it often has spaces around it ("30 / 11 / 2026"). */
export const SEPARATOR = String.raw`(?:\s*[/.-]\s*|\s+)`
const SEPARATED = new RegExp(String.raw`^(\d{1,2})${SEPARATOR}(\d{1,2})${SEPARATOR}(\d{2}|\d{4})$`)
const DIGITS = /^(\d{2})(\d{2})(\d{2}|\d{4})$/
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/

/** A two-digit year is at most this many years ahead of today, otherwise it is of the last century. */
const YEARS_AHEAD = 20

/**
 * Reads a day as people write it (2/3/26, 02/03/2026, 02032026) or as ISO, and answers `YYYY-MM-DD`;
 * null when it is not a day of the calendar (31/02, month 13).
 */
export function parseDate(text: string, today = new Date()): string | null {
  const trimmed = text.trim()
  const iso = ISO.exec(trimmed)
  if (iso) return toIso(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const parts = SEPARATED.exec(trimmed) ?? DIGITS.exec(trimmed)
  if (!parts) return null
  return toIso(fullYear(parts[3] ?? '', today), Number(parts[2]), Number(parts[1]))
}

/** Why `parseDate` reads no day in a text: nothing is there, the calendar has no such day, or it is not written as one. */
export function explainDate(text: string): string {
  const trimmed = text.trim()
  if (trimmed === '') return 'Informe a data.'
  return [ISO, SEPARATED, DIGITS].some((written) => written.test(trimmed))
    ? `${trimmed} não existe no calendário.`
    : 'Escreva a data como 02/03/2026.'
}

/** `YYYY-MM-DD` as `DD/MM/YYYY` (Spec §9); any other text comes back as it is. */
export function formatDate(text: string): string {
  const iso = ISO.exec(text)
  return iso ? `${iso[3]}/${iso[2]}/${iso[1]}` : text
}

function fullYear(digits: string, today: Date): number {
  const year = Number(digits)
  if (digits.length === 4) return year
  const inThisCentury = 2000 + year
  return inThisCentury > today.getFullYear() + YEARS_AHEAD ? inThisCentury - 100 : inThisCentury
}

function toIso(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date.toISOString().slice(0, 10) : null
}
