import { seesTudo } from '@portal/domain/credenciado/compartilhamento.tables.ts'
import { linhasVistas } from '@portal/domain/credenciado/linhasVistas.ts'
import { nameParte, nameQuem } from '@portal/domain/credenciado/quem.ts'
import type { Db } from '../db/client.ts'
import { findVistos, type Quem, toOpcoes, toQuens } from './compartilhamento.ts'
import { listDentistas } from './dentista.store.ts'

/** Whose lines are read: those of these dentists (0: that name none), or all of the provider's. */
export type Visao = { codigoCredenciado: number; dentistas: readonly number[] | null }

/** Whether a login sees what a dentist did, its guides' appeals too. */
export const isVisto = ({ dentistas }: Visao, codigoDentista: number | null): boolean =>
  dentistas === null || dentistas.includes(codigoDentista ?? 0)

/** All of a provider's: what the operator's own work sees, and a login of the widest option. */
export const seeAll = (codigoCredenciado: number): Visao => ({ codigoCredenciado, dentistas: null })

/** All that a login sees of the statement. */
export async function loadVisao(db: Db, sessao: Quem): Promise<Visao> {
  const { codigoCredenciado, compartilhamento } = sessao
  // Most logins see everything, and need not ask whom the clinic has.
  if (seesTudo(compartilhamento)) return seeAll(codigoCredenciado)
  const corpo = await listDentistas(db, codigoCredenciado)
  return { codigoCredenciado, dentistas: findVistos(toOpcoes(corpo, sessao)) }
}

/**
 * What is read of the statement, what its paper and its sheet say of whose lines they have, and whose a part is in a word:
 * nothing where it is all.
 */
export type VisaoEscolhida = {
  visao: Visao
  deQuem: [titulo: string, texto: string][]
  parte: string | undefined
}

/**
 * What a login sees of the statement, narrowed to the dentists that it chose (a comma list). Decided here, whatever the
 * screen asks for: undefined when one of them is none of those that it sees.
 */
export async function chooseVisao(
  db: Db,
  sessao: Quem,
  codDentistasSelecionados: string | undefined,
): Promise<VisaoEscolhida | undefined> {
  const { codigoCredenciado } = sessao
  const corpo = await listDentistas(db, codigoCredenciado)
  const quens = toQuens(corpo, sessao)
  const todos = findVistos(quens.opcoes)
  const escolhidos = codDentistasSelecionados?.split(',').map(Number) ?? todos
  const visiveis = todos ?? [0, ...corpo.map(({ codigoDentista }) => codigoDentista)]
  if (escolhidos?.some((codigo) => !visiveis.includes(codigo))) return undefined
  return {
    visao: { codigoCredenciado, dentistas: escolhidos },
    parte: escolhidos === null ? undefined : nameParte(quens, codDentistasSelecionados),
    deQuem: [
      ...(escolhidos === null
        ? []
        : [['De quem', nameQuem(quens, codDentistasSelecionados)] satisfies [string, string]]),
      ...(todos === null ? [] : [[linhasVistas.titulo, linhasVistas.texto] satisfies [string, string]]),
    ],
  }
}
