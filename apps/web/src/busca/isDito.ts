import { toPalavras, toSingular } from '@portal/domain/texto/palavra.ts'
import type { Resultado } from './resultados.ts'

/**
 * Whether each word typed is a word of it, and not only begins one: an event's may begin as they do, and none of those is
 * called so. What cannot be taken back is never meant before an event.
 */
export function isDito({ titulo, procura = '', isSemVolta }: Resultado, termo: string): boolean {
  const palavras = new Set(toPalavras(`${titulo} ${procura}`).map(toSingular))
  return !isSemVolta && toPalavras(termo).every((digitada) => palavras.has(toSingular(digitada)))
}
