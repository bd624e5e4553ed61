/** What the address of the registration holds: which part; the contacts where it says nothing. */
export type CadastroSearch = { aba?: 'alvaras' | 'corpoClinico' }

/** Keeps a part that there is, and drops the rest: an address may come from anywhere. */
export function readCadastroSearch({ aba }: Record<string, unknown>): CadastroSearch {
  return aba === 'alvaras' || aba === 'corpoClinico' ? { aba } : {}
}
