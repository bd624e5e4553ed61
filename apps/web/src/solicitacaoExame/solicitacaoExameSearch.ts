/** What the address of an exam request holds: the patient's opaque key. */
export type SolicitacaoExameSearch = { chave?: string }

export function readSolicitacaoExameSearch({ chave }: Record<string, unknown>): SolicitacaoExameSearch {
  const texto = String(chave ?? '')
  return /^[0-9a-f-]{36}$/i.test(texto) ? { chave: texto } : {}
}
