import { startOfCivilDay } from '../clock.ts'

/** The instant of a civil day of São Paulo, so many minutes after its midnight. ISO, UTC. */
export function toInstante(data: string, minutos: number): string {
  return new Date(startOfCivilDay(data).getTime() + minutos * 60_000).toISOString()
}
