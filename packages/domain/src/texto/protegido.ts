/**
 * Spec §5: protected text fields strip `#`, quotes, angle brackets and a few typographic symbols. The
 * specification does not list the symbols: ours are the quotation marks that word processors put in their place.
 * Never applied to passwords.
 */
const protegidos = /[#"'<>`´¨“”„‟‘’‚‛«»‹›′″‴]/g

export function protectTexto(texto: string): string {
  return texto.replace(protegidos, '')
}

/** The distinct characters that `protectTexto` would take away, in order: the field tells the person which. */
export function listProtegidos(texto: string): string[] {
  return [...new Set(texto.match(protegidos) ?? [])]
}

/** The text as it is kept: what is judged, counted and stored. */
export function toTextoGuardado(texto: string): string {
  return protectTexto(texto).trim()
}
