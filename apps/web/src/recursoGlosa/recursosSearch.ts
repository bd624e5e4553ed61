/** What the address of the list of appeals holds. */
export type RecursosSearch = { aba?: 'recurso' | 'decididos'; ordem?: 'VALOR' }

/** Keeps what is well formed and drops the rest: an address may come from anywhere. */
export function readRecursosSearch(raw: Record<string, unknown>): RecursosSearch {
  return {
    ...((raw.aba === 'recurso' || raw.aba === 'decididos') && { aba: raw.aba }),
    ...(raw.ordem === 'VALOR' && { ordem: raw.ordem }),
  }
}
