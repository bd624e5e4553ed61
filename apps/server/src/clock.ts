/** Where the time comes from: tests set their own. */
export type Clock = { now: () => Date }

export const systemClock: Clock = { now: () => new Date() }

const civil = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' })

/** The civil day in São Paulo, YYYY-MM-DD: the day that a Brazilian clinic lives in. */
export const civilDay = (instant: Date): string => civil.format(instant)

/** The instant at which a civil day of São Paulo begins. Brazil has kept UTC-3 all year since 2019. */
export const startOfCivilDay = (day: string): Date => new Date(`${day}T00:00:00-03:00`)
