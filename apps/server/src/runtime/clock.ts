import { addDays } from '@portal/domain/calendario/dataCivil.ts'

/** Where the time comes from: tests set their own. */
export type Clock = { now: () => Date }

export const systemClock: Clock = { now: () => new Date() }

const civil = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' })

let [ultimoSegundo, ultimoDia] = [Number.NaN, '']

/** The civil day in São Paulo, YYYY-MM-DD: the day that a Brazilian clinic lives in. */
export function civilDay(instant: Date): string {
  const segundo = Math.floor(instant.getTime() / 1000)
  // The calls of one second are one day's: the calendar is asked once for them all.
  if (segundo !== ultimoSegundo) [ultimoSegundo, ultimoDia] = [segundo, civil.format(instant)]
  return ultimoDia
}

/** The instant at which a civil day of São Paulo begins. Brazil has kept UTC-3 all year since 2019. */
export const startOfCivilDay = (day: string): Date => new Date(`${day}T00:00:00-03:00`)

const instante = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** Seconds until the next civil day of São Paulo begins. */
export const countSegundosDoDia = (instant: Date): number =>
  Math.ceil((startOfCivilDay(addDays(civilDay(instant), 1)).getTime() - instant.getTime()) / 1000)

/** An instant as people read it in São Paulo: `21/11/2026 09:00:00`. */
export const formatInstante = (instant: Date): string => instante.format(instant).replace(',', '')
