/**
 * Where the next page begins: the last guide shown, opaque to the caller. Its number alone, because the store looks its
 * instant up again: a text of it would lose the microseconds that order two guides of the same millisecond.
 */
export const toCursor = (numeroFicha: number): string =>
  Buffer.from(String(numeroFicha)).toString('base64url')

/** The guide after which the page begins; undefined when the text is no cursor of ours. */
export function readCursor(cursor: string): number | undefined {
  const texto = Buffer.from(cursor, 'base64url').toString()
  return /^[1-9]\d{0,11}$/.test(texto) ? Number(texto) : undefined
}
