import { findVigente } from '../calendario/vigencia.ts'

/** The terms of orthodontics in the contracts of a network, from a civil day on (Operadora §2). */
export type PrazoOrtodontia = {
  readonly rede: string
  readonly desde: string
  /** The most that an initial guide grants, whatever time its form foresees. */
  readonly mesesIniciais: number
  /** What an extension grants that asks for no months. */
  readonly mesesProrrogacao: number
  /** The most that an extension grants. */
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
