import type { DecisaoEvento } from '../evento/criterio/decideEvento.ts'

/** One letter for each decision of an event. */
export const decisoes = {
  A: 'aprovado',
  N: 'negado',
  L: 'analise',
  I: 'pendenteImagem',
  J: 'pendenteJustificativa',
  B: 'pendenteImagemJustificativa',
} as const satisfies Readonly<Record<string, DecisaoEvento>>

export type Letra = keyof typeof decisoes

/** The letters of a mix. Throws a RangeError on one that means nothing. */
export function listLetras(mistura: string): Letra[] {
  return [...mistura].map((letra) => {
    if (letra in decisoes) return letra as Letra
    throw new RangeError(`no such decision: ${letra}`)
  })
}

/**
 * The guide's decision for every mix of its events' decisions: the domain, the screen and the server are held against
 * the same rows. The mix; the status of a main guide; the events that a complementary guide refuses (none: it goes,
 * as 17).
 */
export const misturas: readonly (readonly [mistura: string, principal: number, recusados: string])[] = [
  ['A', 1, ''],
  ['N', 3, 'N'],
  ['L', 2, 'L'],
  ['I', 5, 'I'],
  ['J', 4, 'J'],
  ['B', 4, 'B'],
  ['AN', 7, 'N'],
  ['AL', 2, 'L'],
  ['AI', 5, 'I'],
  ['AJ', 4, 'J'],
  ['AB', 4, 'B'],
  ['NL', 2, 'NL'],
  ['NI', 5, 'NI'],
  ['NJ', 4, 'NJ'],
  ['NB', 4, 'NB'],
  ['LI', 5, 'LI'],
  ['LJ', 4, 'LJ'],
  ['LB', 4, 'LB'],
  ['IJ', 4, 'IJ'],
  ['IB', 4, 'IB'],
  ['JB', 4, 'JB'],
  ['ANL', 2, 'NL'],
  ['ANI', 5, 'NI'],
  ['ANJ', 4, 'NJ'],
  ['ANB', 4, 'NB'],
  ['ALI', 5, 'LI'],
  ['ALJ', 4, 'LJ'],
  ['ALB', 4, 'LB'],
  ['AIJ', 4, 'IJ'],
  ['AIB', 4, 'IB'],
  ['AJB', 4, 'JB'],
  ['NLI', 5, 'NLI'],
  ['NLJ', 4, 'NLJ'],
  ['NLB', 4, 'NLB'],
  ['NIJ', 4, 'NIJ'],
  ['NIB', 4, 'NIB'],
  ['NJB', 4, 'NJB'],
  ['LIJ', 4, 'LIJ'],
  ['LIB', 4, 'LIB'],
  ['LJB', 4, 'LJB'],
  ['IJB', 4, 'IJB'],
  ['ANLI', 5, 'NLI'],
  ['ANLJ', 4, 'NLJ'],
  ['ANLB', 4, 'NLB'],
  ['ANIJ', 4, 'NIJ'],
  ['ANIB', 4, 'NIB'],
  ['ANJB', 4, 'NJB'],
  ['ALIJ', 4, 'LIJ'],
  ['ALIB', 4, 'LIB'],
  ['ALJB', 4, 'LJB'],
  ['AIJB', 4, 'IJB'],
  ['NLIJ', 4, 'NLIJ'],
  ['NLIB', 4, 'NLIB'],
  ['NLJB', 4, 'NLJB'],
  ['NIJB', 4, 'NIJB'],
  ['LIJB', 4, 'LIJB'],
  ['ANLIJ', 4, 'NLIJ'],
  ['ANLIB', 4, 'NLIB'],
  ['ANLJB', 4, 'NLJB'],
  ['ANIJB', 4, 'NIJB'],
  ['ALIJB', 4, 'LIJB'],
  ['NLIJB', 4, 'NLIJB'],
  ['ANLIJB', 4, 'NLIJB'],
]
