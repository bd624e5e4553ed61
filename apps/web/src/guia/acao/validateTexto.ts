import { MAXIMO_TEXTO, toTextoGuardado } from '@portal/domain/texto/protegido.ts'

/** What is wrong with a text that must be written, in words; undefined when nothing is. */
export function validateTexto(texto: string, vazio: string): string | undefined {
  const tamanho = toTextoGuardado(texto).length
  if (tamanho === 0) return vazio
  return tamanho > MAXIMO_TEXTO
    ? `Retire ${tamanho - MAXIMO_TEXTO} caracteres: o limite é ${MAXIMO_TEXTO}.`
    : undefined
}
