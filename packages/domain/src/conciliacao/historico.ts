import { dropInvisiveis } from '../texto/invisivel.ts'
import { listPalavras } from '../texto/palavra.ts'

/** Characters of a bank's line that are kept. */
export const MAXIMO_HISTORICO = 200

/** What a bank writes of a line, as it is kept: one line without signs that nobody sees, 200 characters at most. */
export const toHistorico = (texto: string): string =>
  dropInvisiveis(texto.replaceAll(/\s+/g, ' '))
    .trim()
    .slice(0, MAXIMO_HISTORICO)
    // Half of a sign that was cut in two is none.
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()

/** Whether it tells what the account holds, and no movement: "SALDO ANTERIOR", "S A L D O", "SDO CTA/APL". */
export function isSaldo(historico: string): boolean {
  const plano = listPalavras(historico).join(' ')
  return /^(saldo|s a l d o|sdo)\b/.test(plano)
}

/** The words of a line without what changes from month to month: who paid and how, and never which time. */
export const toPadrao = (historico: string): string =>
  listPalavras(historico)
    .filter((palavra) => !/\d/.test(palavra))
    .join(' ')
