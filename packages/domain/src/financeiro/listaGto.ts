/** Guides that one search may name. */
export const MAXIMO_LISTA_GTO = 1000

/** What the guide-chip field lets through: digits, commas, semicolons and line breaks (Spec §5). */
export const keepListaGto = (texto: string): string => texto.replaceAll(/[^\d,;\r\n]/g, '')

/** Whoever writes or pastes numbers side by side means so many numbers, and not one of all their digits. */
export const separateListaGto = (texto: string): string => keepListaGto(texto.replaceAll(/[^\S\r\n]+/g, ','))

/** What such a text names, each once and in its order: numbers that a guide may have, and those that none has. */
export function splitListaGto(texto: string): { numeros: number[]; recusados: string[] } {
  const escritos = keepListaGto(texto).split(/[,;\r\n]+/)
  const cabe = (escrito: string) => Number(escrito) > 0 && Number(escrito) <= 999_999_999_999
  return {
    numeros: [...new Set(escritos.filter(cabe).map(Number))],
    recusados: [...new Set(escritos.filter((escrito) => escrito !== '' && !cabe(escrito)))],
  }
}

/** The numbers that such a text names; a column pasted from a spreadsheet is one. */
export const readListaGto = (texto: string): number[] => splitListaGto(texto).numeros
