import { findVigente } from '../calendario/vigencia.ts'

/** The terms of orthodontics in the contracts of a network, from a civil day on (Operadora §2). */
export type PrazoOrtodontia = {
  readonly rede: string
  readonly desde: string
  /** What an initial guide grants whose form asks for no months. */
  readonly mesesIniciais: number
  /** The same of an extension. */
  readonly mesesProrrogacao: number
  /** The most that one guide grants. */
  readonly mesesMaximo: number
  /** Longer than this without maintenance, the treatment was abandoned and starts anew. */
  readonly mesesAbandono: number
  /** A month that is lost uses none that was granted: the term ends so many months after the last of them. */
  readonly mesesFolga: number
  /** An extension may be asked for while this many guides are left, or fewer: 2 is from the 11th of 12 on. */
  readonly guiasProrrogacao: number
}

/** The terms in force in a network on a civil day. Throws a RangeError when there are none. */
export function findPrazoOrtodontia(
  prazos: readonly PrazoOrtodontia[],
  rede: string,
  dia: string,
): PrazoOrtodontia {
  const prazo = findVigente(
    prazos.filter((linha) => linha.rede === rede),
    dia,
  )
  if (!prazo) throw new RangeError(`no terms of orthodontics in ${rede} on ${dia}`)
  return prazo
}
