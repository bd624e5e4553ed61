import { type CopiaCifrada, createCopiaCifrada } from '../../api/copiaCifrada.ts'
import type { Conteudo } from '../estado/rascunhoReducer.ts'

/** The draft as this browser keeps it. */
export type CopiaLocal<C = Conteudo> = {
  conteudo: C
  /** The server's revision that it was written upon; 0 before the first. */
  revisaoBase: number
  /** Whether it holds something that the server has not confirmed. */
  isPendente: boolean
  /** What the server was asked to save without an answer: its next revision may be this one. */
  emDuvida?: C | undefined
  /** When it was last written, ISO. */
  em: string
}

export type CopiaRascunho<C = Conteudo> = CopiaCifrada<CopiaLocal<C>>

/**
 * The copy of one guide's draft in this browser. One that refuses to store has it as long as
 * the page is open; the server's draft remains.
 */
export const createCopiaRascunho = (
  { login, numeroFicha, segredo }: { login: string; numeroFicha: number; segredo: string },
  armazem?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): CopiaRascunho => createCopiaCifrada({ address: `rascunho:${login}:${numeroFicha}`, segredo }, armazem)
