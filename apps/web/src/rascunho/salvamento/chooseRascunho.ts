import type { Rascunho } from '@portal/contract/rascunho.ts'
import { isSameConteudo } from '../estado/isSameConteudo.ts'
import type { Conteudo } from '../estado/rascunhoReducer.ts'
import type { CopiaLocal } from './copiaLocal.ts'

/** A draft as the server has it. */
export type VersaoSalva<C = Conteudo> = { conteudo: C; revisao: number; salvoEm: string }

/** The server's draft and the one of this screen, which were changed apart. */
export type Conflito<C = Conteudo> = { servidor: VersaoSalva<C>; local: CopiaLocal<C> }

/** What the editor begins with. */
export type RascunhoInicial<C = Conteudo> = {
  conteudo: C
  revisaoBase: number
  salvoEm: string | null
  /** The beginning is a copy that the server has not seen: it has to be saved. */
  isPendente: boolean
  /** Sent by the copy without an answer: the server may have it, or get it yet. */
  emDuvida?: C | undefined
  conflito: Conflito<C> | null
}

export const toVersaoSalva = ({ revisao, salvoEm, ...conteudo }: Rascunho): VersaoSalva => ({
  conteudo,
  revisao,
  salvoEm,
})

/**
 * The draft to go on with when the guide opens: the newest of the server's and of this browser's. A local copy counts
 * only while the server has not confirmed it. Written on the server's revision it is the newest, and so it is when the
 * server's is the one that it sent without an answer; when the server went on otherwise (another computer), the newest
 * opens and the person is asked which one stays. A lower revision than the copy's is another draft: the one that the
 * copy was written on was thrown away.
 */
export function chooseRascunho<C>(
  servidor: VersaoSalva<C> | null,
  local: CopiaLocal<C> | undefined,
  vazio: C,
): RascunhoInicial<C> {
  const base: RascunhoInicial<C> = {
    conteudo: servidor ? servidor.conteudo : vazio,
    revisaoBase: servidor?.revisao ?? 0,
    salvoEm: servidor?.salvoEm ?? null,
    isPendente: false,
    conflito: null,
  }
  if (!local?.isPendente || isSameConteudo(local.conteudo, base.conteudo)) return base
  const daCopia = { ...base, conteudo: local.conteudo, isPendente: true }
  const { emDuvida } = local
  if (!servidor || local.revisaoBase === servidor.revisao) return { ...daCopia, emDuvida }
  if (emDuvida && isSameConteudo(emDuvida, base.conteudo)) return daCopia
  const conflito = { servidor, local }
  return local.em > servidor.salvoEm ? { ...daCopia, conflito } : { ...base, conflito }
}
