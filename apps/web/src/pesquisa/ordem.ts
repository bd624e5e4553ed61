import { type OrdemGuia, ordensBusca, ordensPendentes } from '@portal/domain/guia/ordemGuia.ts'
import type { TableSort } from '../ui/data/tableColumn.ts'

/** The orders of a tab of the search, the one that goes without saying first. */
export const listOrdens = (aba: 'pendentes' | undefined): readonly OrdemGuia[] =>
  aba === 'pendentes' ? ordensPendentes : ordensBusca

/** What the address says; the order that goes without saying is not in it. */
export const readOrdemSearch = (raw: unknown, aba: 'pendentes' | undefined): OrdemGuia | undefined =>
  listOrdens(aba)
    .slice(1)
    .find((ordem) => ordem === raw)

/** The columns by what their rows are ordered by. */
const colunas = { guia: 'guia', paciente: 'paciente', situacao: 'prazo', valor: 'valor' } as const

/** An order as a table's header shows it. */
export function toSort(ordem: OrdemGuia): TableSort {
  const isInversa = ordem.startsWith('-')
  const por = isInversa ? ordem.slice(1) : ordem
  const column = Object.entries(colunas).find(([, criterio]) => criterio === por)?.[0] ?? por
  return { column, direction: isInversa ? 'descending' : 'ascending' }
}

const isMesma = (um: TableSort, outro: TableSort): boolean =>
  um.column === outro.column && um.direction === outro.direction

/** A press of a header, among the orders that the list has. */
export const fromSort = (sort: TableSort, ordens: readonly OrdemGuia[]): OrdemGuia | undefined =>
  ordens.find((ordem) => isMesma(toSort(ordem), sort))

export const isOrdenavel = (column: string, ordens: readonly OrdemGuia[]): boolean =>
  ordens.some((ordem) => toSort(ordem).column === column)

/** Each order in words, for where there are no headers to press. */
export const rotulosOrdem: Readonly<Record<OrdemGuia, string>> = {
  '-guia': 'Mais novas primeiro',
  guia: 'Mais antigas primeiro',
  valor: 'Menor valor primeiro',
  '-valor': 'Maior valor primeiro',
  prazo: 'Prazo mais perto primeiro',
  '-prazo': 'Prazo mais longe primeiro',
  paciente: 'Paciente, de A a Z',
  '-paciente': 'Paciente, de Z a A',
}
