import { DENTES } from '@portal/domain/dente/dente.tables.ts'
import type { MarcaDente } from '../../odontograma/marca/marcaDente.ts'

const ORDEM = new Map<string, number>(DENTES.map(({ codigo }, indice) => [codigo, indice]))

/** Puts teeth into a list, or takes them out where it has them all; in the order of table 28. */
export function toggleDentes(lista: readonly string[], dentes: readonly string[]): readonly string[] {
  if (dentes.every((dente) => lista.includes(dente))) return removeDentes(lista, dentes)
  return [...new Set([...lista, ...dentes])].toSorted((a, b) => (ORDEM.get(a) ?? 0) - (ORDEM.get(b) ?? 0))
}

export const removeDentes = (lista: readonly string[], dentes: readonly string[]): readonly string[] =>
  lista.filter((dente) => !dentes.includes(dente))

/**
 * What the chart shows: the teeth that the guide's own chart has as missing, and the list in hand by its pattern. The teeth
 * of the other lists are read beside it.
 */
export const toMarcas = (
  rotulo: string,
  lista: readonly string[],
  ausentes: readonly string[],
): MarcaDente[] => [
  ...ausentes.map((dente): MarcaDente => ({ dente, tipo: 'ausente', rotulo: 'Dente ausente' })),
  ...lista.map((dente): MarcaDente => ({ dente, tipo: 'assinalado', rotulo })),
]

/** The teeth of a list, as its line says them. */
export const describeLista = (lista: readonly string[]): string =>
  lista.length === 0 ? 'Nenhum' : lista.join(', ')
