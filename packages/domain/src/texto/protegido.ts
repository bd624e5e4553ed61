/**
 * Characters that the operator does not take in a text (Spec §5.2). Of the typographic ones, which the specification
 * leaves open, ours are the quotation marks that word processors put in place of the plain ones.
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

/** Characters that a person's text has at most, as it is kept: TISS takes no more. */
export const MAXIMO_TEXTO = 500

/** The text as it is kept: what is judged, counted and stored. */
export function toTextoGuardado(texto: string): string {
  return protectTexto(texto).trim()
}
