import { formatReais } from '@portal/domain/dinheiro/dinheiro.ts'
import { pluralOf } from '@portal/domain/texto/contagem.ts'
import { startSentence } from '@portal/domain/texto/startSentence.ts'
import { pushSuccess, pushWarning } from '../api/notice.ts'
import { notice } from '../ui/notice.ts'
import { hasKeyboard } from '../ui/pointer.ts'
import { namePagamentos } from './palavras.ts'

// The newest alone stays: of the one before, the key would undo another thing now.
const ASSUNTO = 'conciliação'

/** Tells without the key that undoes. */
export const pushDito = (dito: string): void => pushSuccess(dito, undefined, ASSUNTO)

/** With the key that undoes what was done, or the button where there is no keyboard: it undoes the newest alone. */
const withVolta = (feito: string, alcance?: string): string => {
  const volta = hasKeyboard() ? 'Ctrl+Z desfaz' : 'O botão Desfazer desfaz'
  return `${feito} ${[volta, alcance].filter(Boolean).join(' ')}.`
}

/** Tells what was done, and what undoes it. */
export const pushComVolta = (feito: string, alcance?: string): void => pushDito(withVolta(feito, alcance))

/** Deposits were matched with the runs of these days, and leave cents of them missing. */
export function pushConciliado(dias: readonly string[], restante: number): void {
  const quais = namePagamentos(dias)
  const feito = pluralOf(dias.length, 'Conciliado', 'Conciliados')
  // Money did not come: nothing of it is green.
  if (restante > 0)
    pushWarning(
      withVolta(`${startSentence(quais)}; faltam ${formatReais(restante)}.`),
      `${feito} em parte`,
      ASSUNTO,
    )
  else pushComVolta(`${feito}: ${quais}.`)
}

/**
 * Cents of a run were put down to something, and leave others missing: they did not come, and nothing of it is green, as on
 * the run itself.
 */
export function pushExplicado(title: string, dito: string, restante: number): void {
  const falta = restante > 0 ? ` Faltam ${formatReais(restante)}.` : ''
  notice.push({
    tone: restante > 0 ? 'atencao' : 'informacao',
    title,
    text: withVolta(`${dito}${falta}`),
    about: ASSUNTO,
    isResposta: true,
  })
}

/** What an action did was taken back; of what another had done, it is said who. */
export const pushDesfeito = (feito: string, deOutro: string | null): void =>
  pushDito(`Desfeito: ${feito}${deOutro === null ? '' : `; tinha sido feito por ${deOutro}`}.`)
