import { toTextoGuardado } from '@portal/domain/texto/protegido.ts'

/** TISS allows 500 characters. */
const LIMITE = 500

/** What is wrong with a text that must be written, in words; undefined when nothing is. */
export function validateTexto(texto: string, vazio: string): string | undefined {
  const tamanho = toTextoGuardado(texto).length
  if (tamanho === 0) return vazio
  return tamanho > LIMITE ? `Retire ${tamanho - LIMITE} caracteres: o limite é ${LIMITE}.` : undefined
}
