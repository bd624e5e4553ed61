import { pluralOf } from '@portal/domain/texto/contagem.ts'
import { pushSuccess } from '../api/notice.ts'
import { notice } from '../ui/notice.ts'
import { hasKeyboard } from '../ui/pointer.ts'
import { namePagamentos } from './palavras.ts'

/** The notice on the page of what was done or taken back here. */
let dito: number | undefined

/**
 * Tells without the key that undoes. The newest replaces the one before: the key would undo another thing now, or what that
 * one tells is no longer so.
 */
export function pushDito(text: string): void {
  if (dito !== undefined) notice.hide(dito)
  dito = pushSuccess(text)
}

/** Tells what was done, and the key that undoes it, or the button where there is no keyboard: it undoes the newest alone. */
export const pushComVolta = (feito: string, alcance?: string): void => {
  const volta = hasKeyboard() ? 'Ctrl+Z desfaz' : 'O botão Desfazer desfaz'
  pushDito(`${feito} ${[volta, alcance].filter(Boolean).join(' ')}.`)
}

/** Deposits were matched with the runs of these days. */
export const pushConciliado = (dias: readonly string[]): void =>
  pushComVolta(`${pluralOf(dias.length, 'Conciliado', 'Conciliados')}: ${namePagamentos(dias)}.`)

/** What an action did was taken back. */
export const pushDesfeito = (feito: string): void => pushDito(`Desfeito: ${feito}.`)
