/** What carries no meaning in a search: "canal de molar" is "canal molar". */
const LIGACOES = new Set([
  'a',
  'as',
  'o',
  'os',
  'e',
  'ou',
  'de',
  'do',
  'da',
  'dos',
  'das',
  'em',
  'no',
  'na',
  'para',
  'por',
])

/** Below this an error of one letter makes too many other words. */
const MINIMO_COM_ERRO = 4

/** Lower case without accents: how words are compared. */
export const toPlano = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The words of a text, plain; what is no letter or digit separates them. */
export const listPalavras = (texto: string): string[] => toPlano(texto).match(/[\p{L}\p{N}]+/gu) ?? []

/** The words of a text, plain, without those that only bind others (unless there are no more). */
export function toPalavras(texto: string): string[] {
  const todas = listPalavras(texto)
  const cheias = todas.filter((palavra) => !LIGACOES.has(palavra))
  return cheias.length > 0 ? cheias : todas
}

/** Plurals read as singulars: "canais" is "canal", "restauracoes" is "restauracao". */
export function toSingular(palavra: string): string {
  if (palavra.length <= 3) return palavra
  if (palavra.endsWith('oes')) return `${palavra.slice(0, -3)}ao`
  if (palavra.endsWith('ais')) return `${palavra.slice(0, -2)}l`
  if (palavra.endsWith('ns')) return `${palavra.slice(0, -2)}m`
  return palavra.endsWith('s') ? palavra.slice(0, -1) : palavra
}

/** Whether one letter put in, left out, exchanged, or swapped with its neighbour makes one text of the other. */
export function isUmaLetraDiferente(a: string, b: string): boolean {
  let i = 0
  while (i < a.length && a[i] === b[i]) i++
  const [restoA, restoB] = [a.slice(i), b.slice(i)]
  if (restoA.slice(1) === restoB.slice(1)) return restoA !== restoB
  if (restoA.slice(1) === restoB || restoA === restoB.slice(1)) return true
  return restoA[0] === restoB[1] && restoA[1] === restoB[0] && restoA.slice(2) === restoB.slice(2)
}

/**
 * Whether what was typed may be that word with one wrong letter, or its beginning with one. Words of less than four
 * letters are typed right or not at all.
 */
export function isQuase(digitada: string, palavra: string): boolean {
  if (palavra.length < MINIMO_COM_ERRO || digitada.length < MINIMO_COM_ERRO - 1) return false
  if (isUmaLetraDiferente(digitada, palavra)) return true
  if (digitada.length <= MINIMO_COM_ERRO || digitada.length >= palavra.length) return false
  return [-1, 0, 1].some((mais) => isUmaLetraDiferente(digitada, palavra.slice(0, digitada.length + mais)))
}
