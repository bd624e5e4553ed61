import { encodeCursor } from '../http/pagina.ts'

/**
 * Where the next page begins: the last guide shown, opaque to the caller. Its number alone, because the store looks its
 * instant up again: a text of it would lose the microseconds that order two guides of the same millisecond.
 */
export const toCursor = (numeroFicha: number): string => encodeCursor(String(numeroFicha))
