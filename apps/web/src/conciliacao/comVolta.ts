import { formatReais } from '@portal/domain/dinheiro/dinheiro.ts'
import { pluralOf } from '@portal/domain/texto/contagem.ts'
import { pushSuccess } from '../api/notice.ts'
import { hasKeyboard } from '../ui/pointer.ts'
import { namePagamentos } from './palavras.ts'

/** Tells without the key that undoes. The newest alone stays: of the one before, the key would undo another thing now. */
export const pushDito = (dito: string): void => pushSuccess(dito, undefined, 'conciliação')

/** Tells what was done, and the key that undoes it, or the button where there is no keyboard: it undoes the newest alone. */
export const pushComVolta = (feito: string, alcance?: string): void => {
  const volta = hasKeyboard() ? 'Ctrl+Z desfaz' : 'O botão Desfazer desfaz'
  pushDito(`${feito} ${[volta, alcance].filter(Boolean).join(' ')}.`)
}

/** Deposits were matched with the runs of these days, and leave cents of them missing. */
export function pushConciliado(dias: readonly string[], restante: number): void {
  const feito = pluralOf(dias.length, 'Conciliado', 'Conciliados')
  pushComVolta(
    restante > 0
      ? `${feito} em parte: ${namePagamentos(dias)}; faltam ${formatReais(restante)}.`
      : `${feito}: ${namePagamentos(dias)}.`,
  )
}

/** What an action did was taken back; of what another had done, it is said who. */
export const pushDesfeito = (feito: string, deOutro: string | null): void =>
  pushDito(`Desfeito: ${feito}${deOutro === null ? '' : `; tinha sido feito por ${deOutro}`}.`)
