import {
  type Compartilhamento,
  compartilhamentos,
} from '@portal/domain/credenciado/compartilhamento.tables.ts'
import type { Quens } from '@portal/domain/credenciado/quem.ts'
import type { Sessao } from '../http/sessao.ts'
import type { DentistaClinica } from './dentista.store.ts'

/** A sharing option that a login has, with the dentists that it shows; null: everything. */
export type Opcao = { codigo: Compartilhamento; rotulo: string; dentistas: readonly number[] | null }

export type Quem = Pick<Sessao, 'codigoCredenciado' | 'codigoDentista' | 'compartilhamento'>

/**
 * The sharing options of a login (Spec §3), from the narrowest to its own, which is what it sees unless it chooses less.
 * The provider's own login is no dentist's: it sees everything, and chooses dentists by name.
 */
export function toOpcoes(
  dentistas: readonly DentistaClinica[],
  { codigoDentista, compartilhamento }: Quem,
): Opcao[] {
  const unidade = dentistas.find((linha) => linha.codigoDentista === codigoDentista)?.unidade
  const daUnidade = dentistas
    .filter((linha) => unidade !== undefined && linha.unidade === unidade)
    .map((linha) => linha.codigoDentista)
  const vistos: Record<Compartilhamento, readonly number[] | null> = {
    1: codigoDentista === null ? [] : [codigoDentista],
    2: daUnidade,
    3: null,
  }
  return compartilhamentos
    .filter(({ codigo }) => codigo <= compartilhamento && (codigoDentista !== null || codigo === 3))
    .map(({ codigo, rotulo }) => ({ codigo, rotulo, dentistas: vistos[codigo] }))
}

/** Of whose lines a login may choose; the dentists that it sees, by the units where they are. */
export function toQuens(corpo: readonly DentistaClinica[], quem: Quem): Quens & { opcoes: Opcao[] } {
  const opcoes = toOpcoes(corpo, quem)
  const vistos = findVistos(opcoes)
  const dentistas = corpo.filter(({ codigoDentista }) => vistos === null || vistos.includes(codigoDentista))
  return {
    opcoes,
    unidades: [...new Set(dentistas.map(({ unidade }) => unidade))].map((unidade) => ({
      unidade,
      dentistas: dentistas
        .filter((dentista) => dentista.unidade === unidade)
        .map(({ codigoDentista, nomeDentista, credenciado }) => ({
          codigoDentista,
          nomeDentista,
          credenciado,
        })),
    })),
  }
}

/** The dentists that a login sees: those of its widest option; null: everything. */
export const findVistos = (opcoes: readonly Opcao[]): Opcao['dentistas'] => opcoes.at(-1)?.dentistas ?? null
