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

/** Signs that leave their place empty: a text of nothing else reads as none. U+2800 is the Braille cell without a dot. */
const vazios = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** The text as it is kept: what is judged, counted and stored; empty where there is nothing to read in it. */
export function toTextoGuardado(texto: string): string {
  const guardado = protectTexto(texto).trim()
  return vazios.test(guardado) ? '' : guardado
}
