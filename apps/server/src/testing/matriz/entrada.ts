import type { Input, Route } from '@portal/contract/route.ts'
import type { Person, TestApp } from '../testApp.ts'

/** A call with an input that the server accepts. */
export type Entrada = {
  nome: string
  route: Route
  /** `numeroFicha` is what `prepare` made; `as` who calls. */
  input: (numeroFicha: number, as: Person) => Input<Route>
  /** Makes the guide of 100001 that the call names, in a status that accepts it. */
  prepare?: (t: TestApp) => Promise<number>
}

/**
 * The same call with a part of the body that the accepted input cannot have: made anew around one hostile field, the part
 * would be refused for the fields that are missing beside it.
 */
export type Parte = Entrada & { campo: string }

/** Another provider's patient and guide, of which every text carries one word. */
export type Canario = {
  palavra: string
  login: number
  as: Person
  codigoAssociado: string
  numeroFicha: number
}

/** A call that tells of patients without being asked for one, and what finds the other provider's word by it. */
export type Busca = { nome: string; route: Route; input: (canario: Canario) => Input<Route> }

/** Ties the input to its route's type; the table forgets which. */
export function entrada<R extends Route>(
  nome: string,
  route: R,
  input: (numeroFicha: number, as: Person) => Input<R>,
  prepare?: Entrada['prepare'],
): Entrada {
  return { nome, route, input, ...(prepare ? { prepare } : {}) }
}

/** As `entrada`, of what finds the word. */
export const busca = <R extends Route>(
  nome: string,
  route: R,
  input: (canario: Canario) => Input<R>,
): Busca => ({ nome, route, input })

export const nada = () => ({})
export const porFicha = (numeroFicha: number) => ({ query: { numeroFicha } })
export const porAssociado = () => ({ query: { codigoAssociado: '500000001' } })
export const porEvento = () => ({ query: { codigoEvento: '85100200' } })
