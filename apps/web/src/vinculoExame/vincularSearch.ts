/** What the address of the links holds: the patient's opaque key. */
export type VincularSearch = { paciente?: string }

export function readVincularSearch({ paciente }: Record<string, unknown>): VincularSearch {
  return typeof paciente === 'string' && /^[0-9a-f-]{36}$/i.test(paciente) ? { paciente } : {}
}
