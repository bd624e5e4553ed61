import { endPedidoReanalise } from './prazoReanalise.ts'
import type { ImpedimentoReanalise } from './reanalise.tables.ts'

/** Images that go with a request at most. */
export const MAXIMO_IMAGENS_REANALISE = 10

/** The terms of the contract: the most months that a guide grants, and the days to ask about them again. */
export type LimitesReanalise = { readonly mesesMaximo: number; readonly dias: number }

/** What the newest decision of a treatment granted, as a request finds it; `decididoEm` is null while there is none. */
export type TermoConcedido = {
  readonly isEmCurso: boolean
  readonly mesesConcedidos: number
  readonly decididoEm: string | null
  readonly isEmAnalise: boolean
}

/** Why a term may not be asked about again on a day; undefined where it may. One request is open at a time. */
export function findImpedimentoReanalise(
  { isEmCurso, mesesConcedidos, decididoEm, isEmAnalise }: TermoConcedido,
  hoje: string,
  { mesesMaximo, dias }: LimitesReanalise,
): ImpedimentoReanalise | undefined {
  if (isEmAnalise) return 'emAnalise'
  if (!isEmCurso || decididoEm === null) return 'semPrazo'
  if (mesesConcedidos >= mesesMaximo) return 'noMaximo'
  return hoje > endPedidoReanalise(decididoEm, dias) ? 'foraDoPrazo' : undefined
}

/** Whether so many months may be asked for: more than were granted, no more than a guide grants. */
export const isMesesPedidos = (
  mesesPedidos: number,
  mesesConcedidos: number,
  { mesesMaximo }: Pick<LimitesReanalise, 'mesesMaximo'>,
): boolean => mesesPedidos > mesesConcedidos && mesesPedidos <= mesesMaximo

/** An image as a request finds it. Its day is civil. */
export type ImagemConhecida = {
  readonly data: string
  /** Something was decided on it, or sent with it. */
  readonly isEvidencia: boolean
  /** It went with a request already. */
  readonly isPedida: boolean
}

/**
 * Whether an image is new to the decision and to every answer: it came on a later day, or on that day and nothing was
 * decided on it yet, and it went with no request.
 */
export const isImagemNova = ({ data, isEvidencia, isPedida }: ImagemConhecida, decididoEm: string): boolean =>
  !isPedida && (data > decididoEm || (data === decididoEm && !isEvidencia))
