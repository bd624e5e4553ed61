import { MAXIMO_TEXTO, toTextoGuardado } from '@portal/domain/texto/protegido.ts'

/** What is wrong with a text that must be written, in words; undefined when nothing is. */
export function validateTexto(texto: string, vazio: string, limite = MAXIMO_TEXTO): string | undefined {
  const tamanho = toTextoGuardado(texto).length
  if (tamanho === 0) return vazio
  return tamanho > limite ? `Retire ${tamanho - limite} caracteres: o limite é ${limite}.` : undefined
}
