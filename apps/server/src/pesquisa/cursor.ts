import { isDataCivil } from '@portal/domain/calendario/dataCivil.ts'
import { decodeCursor, encodeCursor } from '../http/pagina.ts'

/**
 * Where the next page begins: the last guide shown, opaque to the caller. Its number alone, because the store looks its
 * instant up again: a text of it would lose the microseconds that order two guides of the same millisecond.
 */
export const toCursor = (numeroFicha: number): string => encodeCursor(String(numeroFicha))

/** Where the next page of a list by term begins: the term goes along, since acting on the guide changes it. */
export type PosicaoPrazo = { prazo: string; numeroFicha: number }

export const toCursorPrazo = (prazo: string | null, numeroFicha: number): string =>
  encodeCursor(`${prazo ?? 'infinity'} ${numeroFicha}`)

/** The place after which the page begins; undefined when the text is no cursor of ours. */
export function readCursorPrazo(cursor: string): PosicaoPrazo | undefined {
  const texto = decodeCursor(cursor)
  const [, prazo, numero] = /^(\d{4}-\d\d-\d\d|infinity) ([1-9]\d{0,11})$/.exec(texto) ?? []
  if (prazo === undefined || (prazo !== 'infinity' && !isDataCivil(prazo))) return undefined
  return { prazo, numeroFicha: Number(numero) }
}
