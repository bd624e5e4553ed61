/** What the address of the eligibility page holds: the patient's opaque key and the coverage that is asked for. */
export type ElegibilidadeSearch = {
  paciente?: string
  evento?: string
  local?: string
  faces?: string
}

const patterns = {
  paciente: /^[0-9a-f-]{36}$/i,
  evento: /^\d{8}$/,
  local: /^([1-8]\d|[A-Z][A-Z0-9]{1,5})$/,
  faces: /^[OIMDVLP]{1,5}$/,
} as const

/** Keeps what is well formed and drops the rest: an address may come from anywhere. */
export function readElegibilidadeSearch(raw: Record<string, unknown>): ElegibilidadeSearch {
  const search: ElegibilidadeSearch = {}
  for (const [name, pattern] of Object.entries(patterns)) {
    const value = String(raw[name] ?? '')
    if (pattern.test(value)) search[name as keyof typeof patterns] = value
  }
  return search
}
