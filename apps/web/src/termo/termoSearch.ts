/** What the addresses of the terms hold: which one is open. */
export type TermoSearch = { documento?: number }

/** Keeps the code of a document and drops the rest: an address may come from anywhere. */
export function readTermoSearch(raw: Record<string, unknown>): TermoSearch {
  const texto = String(raw.documento ?? '')
  return /^[1-9]\d{0,8}$/.test(texto) ? { documento: Number(texto) } : {}
}
