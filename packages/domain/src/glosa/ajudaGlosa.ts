import { AJUDA_GLOSA, AJUDA_GRUPO, type AjudaGlosa } from './ajudaGlosa.data.ts'
import { findGlosa } from './glosa.tables.ts'

/** A denial code with a help text of its own: the only ones that the authorisation engine emits. */
export type CodigoGlosaMotivo = keyof typeof AJUDA_GLOSA

const PELO_CODIGO: ReadonlyMap<string, AjudaGlosa> = new Map(Object.entries(AJUDA_GLOSA))

/** The `ajudaEvento` of a denial (Spec §3); of its group when the code has no text; none for an unknown code. */
export function findAjudaGlosa(codigo: string): AjudaGlosa | undefined {
  const glosa = findGlosa(codigo)
  return PELO_CODIGO.get(codigo) ?? (glosa && AJUDA_GRUPO[glosa.grupo])
}
