import type { CodigoGlosaMotivo } from './ajudaGlosa.ts'
import { LINHAS_GLOSA_MOTIVO } from './glosaMotivo.data.ts'

const TEXTOS: ReadonlyMap<string, string> = new Map(
  LINHAS_GLOSA_MOTIVO.map(([codigo, , , texto]) => [codigo, texto]),
)

/** The literal text of a denial that the engine emits (Domínio §6.14). */
export function textoMotivo(codigo: CodigoGlosaMotivo): string {
  return TEXTOS.get(codigo) ?? codigo
}
