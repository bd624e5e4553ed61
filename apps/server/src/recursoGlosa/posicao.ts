import { decodeCursor, encodeCursor } from '../http/pagina.ts'

/** A place in a list of guides by an order: the guide's number parts those of one place. */
export type Posicao = { ordem: number; numeroFicha: number }

export const writePosicao = ({ ordem, numeroFicha }: Posicao): string =>
  encodeCursor(`${ordem} ${numeroFicha}`)

export function readPosicao(cursor: string): Posicao | undefined {
  const [, ordem, numero] = /^(-?\d{1,12}) ([1-9]\d{0,11})$/.exec(decodeCursor(cursor)) ?? []
  return ordem === undefined ? undefined : { ordem: Number(ordem), numeroFicha: Number(numero) }
}
