import { pluralOf } from '@portal/domain/texto/contagem.ts'
import { pushSuccess } from '../api/notice.ts'
import { notice } from '../ui/notice.ts'
import { hasFinePointer } from '../ui/pointer.ts'
import { namePagamentos } from './palavras.ts'

/** The notice on the page that names the key which takes back what it tells. */
let dito: number | undefined

/** Tells what was done, and the key that undoes it where there is a keyboard: it undoes the newest alone. */
export function pushComVolta(feito: string, volta = 'Ctrl+Z desfaz.'): void {
  hideVolta()
  dito = pushSuccess(hasFinePointer() ? `${feito} ${volta}` : feito)
}

/** Deposits were matched with the runs of these days. */
export const pushConciliado = (dias: readonly string[]): void =>
  pushComVolta(`${pluralOf(dias.length, 'Conciliado', 'Conciliados')}: ${namePagamentos(dias)}.`)

/** Something else was done or taken back: the key would undo another thing now than that notice tells. */
export function hideVolta(): void {
  if (dito !== undefined) notice.hide(dito)
  dito = undefined
}
