import { formatDate } from '../ui/field/date.ts'

const FUSO = 'America/Sao_Paulo'
const instante = new Intl.DateTimeFormat('pt-BR', { timeZone: FUSO, dateStyle: 'short', timeStyle: 'short' })
const hora = new Intl.DateTimeFormat('pt-BR', { timeZone: FUSO, timeStyle: 'short' })
const civil = new Intl.DateTimeFormat('en-CA', { timeZone: FUSO, dateStyle: 'short' })

/** A civil date as DD/MM/YYYY (Spec §9); a dash when there is none. */
export const showData = (data: string | null | undefined): string => (data ? formatDate(data) : '—')

/** An instant as DD/MM/YYYY HH:MM, in São Paulo. */
export const showInstante = (iso: string): string => instante.format(new Date(iso)).replace(',', '')

/** The civil day of an instant in São Paulo, YYYY-MM-DD. */
export const toDia = (iso: string): string => civil.format(new Date(iso))

/** The same as DD/MM/YYYY. */
export const showDia = (iso: string): string => formatDate(toDia(iso))

export const showHora = (iso: string): string => hora.format(new Date(iso))

/** Today in São Paulo, YYYY-MM-DD. */
export const today = (): string => civil.format(new Date())
