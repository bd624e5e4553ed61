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

/** What the chart shows: the list in hand by its pattern. The teeth of the others are read beside it. */
export const toMarcas = (rotulo: string, lista: readonly string[]): MarcaDente[] =>
  lista.map((dente) => ({ dente, tipo: 'assinalado', rotulo }))

/** The teeth of a list, as its line says them. */
export const describeLista = (lista: readonly string[]): string =>
  lista.length === 0 ? 'Nenhum' : lista.join(', ')
