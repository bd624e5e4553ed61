import {
  type Compartilhamento,
  compartilhamentos,
} from '@portal/domain/credenciado/compartilhamento.tables.ts'
import type { Db } from '../db/client.ts'
import type { Sessao } from '../http/sessao.ts'
import { listDentistas } from './dentista.store.ts'

/** Whose lines are read: those of these dentists (0: that name none), or all of the provider's. */
export type Visao = { codigoCredenciado: number; dentistas: readonly number[] | null }

/** A sharing option that a login has, with the dentists that it shows; null: everything. */
export type Opcao = { codigo: Compartilhamento; rotulo: string; dentistas: readonly number[] | null }

export type Quem = Pick<Sessao, 'codigoCredenciado' | 'codigoDentista' | 'compartilhamento'>

/**
 * The sharing options of a login (Spec §3), from the narrowest to its own, which is what it sees unless it chooses less.
 * The provider's own login is no dentist's: it sees everything, and chooses dentists by name.
 */
export async function listOpcoes(
  db: Db,
  { codigoCredenciado, codigoDentista, compartilhamento }: Quem,
): Promise<Opcao[]> {
  const dentistas = await listDentistas(db, codigoCredenciado)
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

/** All that a login sees of the statement. */
export async function loadVisao(db: Db, sessao: Quem): Promise<Visao> {
  const opcoes = await listOpcoes(db, sessao)
  return { codigoCredenciado: sessao.codigoCredenciado, dentistas: opcoes.at(-1)?.dentistas ?? null }
}

/**
 * What a login sees of the statement, narrowed to the dentists that it chose (a comma list). Decided here, whatever the
 * screen asks for: undefined when one of them is none of those that it sees.
 */
export async function chooseVisao(
  db: Db,
  sessao: Quem,
  codDentistasSelecionados: string | undefined,
): Promise<Visao | undefined> {
  const visao = await loadVisao(db, sessao)
  if (codDentistasSelecionados === undefined) return visao
  const { codigoCredenciado, dentistas: todos } = visao
  const escolhidos = codDentistasSelecionados.split(',').map(Number)
  const visiveis = todos ?? [0, ...(await listDentistas(db, codigoCredenciado)).map((d) => d.codigoDentista)]
  return escolhidos.every((codigo) => visiveis.includes(codigo))
    ? { codigoCredenciado, dentistas: escolhidos }
    : undefined
}
