/** Guides that one search may name. */
export const MAXIMO_LISTA_GTO = 1000

/** What the guide-chip field lets through: digits, commas, semicolons and line breaks (Spec §5). */
export const keepListaGto = (texto: string): string => texto.replaceAll(/[^\d,;\r\n]/g, '')

/** The numbers that such a text names, each once and in its order; a column pasted from a spreadsheet is one. */
export function readListaGto(texto: string): number[] {
  const numeros = keepListaGto(texto)
    .split(/[,;\r\n]+/)
    .map(Number)
    .filter((numero) => numero > 0 && numero <= 999_999_999_999)
  return [...new Set(numeros)]
}
