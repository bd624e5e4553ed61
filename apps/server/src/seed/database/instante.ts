const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** The instant of a civil day of São Paulo (UTC-3 all year since 2019), so many minutes after its midnight. */
export function toInstante(data: string, minutos: number): string {
  return `${data}T${twoDigits(Math.floor(minutos / 60))}:${twoDigits(minutos % 60)}:00-03:00`
}
