const curto = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', month: 'short' })
const longo = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', month: 'long', year: 'numeric' })

const toDate = (mes: string): Date => new Date(`${mes}-01T00:00:00Z`)

/** `2026-11` as "nov". */
export const showMesCurto = (mes: string): string => curto.format(toDate(mes)).replace('.', '')

/** `2026-11` as "nov/26". */
export const showMesAno = (mes: string): string => `${showMesCurto(mes)}/${mes.slice(2, 4)}`

/** `2026-11` as "novembro de 2026". */
export const showMes = (mes: string): string => longo.format(toDate(mes))
