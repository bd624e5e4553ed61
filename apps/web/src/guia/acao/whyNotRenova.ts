import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { motivoBloqueio } from '@portal/domain/guia/decideAcao.ts'
import { describeFinda } from '@portal/domain/guia/perspectivaCobertura.ts'
import { today } from '../../calendario/format.ts'
import { toEstadoGuia } from '../estado/toEstadoGuia.ts'

/** Where the guide's state allows the renewal and the operator tells no day: somebody has the place of what is still to be done. */
export const isTomada = (guia: GuiaDetalhada): boolean =>
  guia.senhaRenovavelAte === undefined && motivoBloqueio(toEstadoGuia(guia), 'renewSenha') === undefined

/**
 * Why a password is not renewed, besides what the guide's state refuses: the patient may no longer be attended (API-GTO-0052),
 * or, where the operator tells no day, somebody has the place of what is still to be done (API-GTO-0054).
 */
export function whyNotRenova(guia: GuiaDetalhada): string | undefined {
  const finda = describeFinda(guia, today())?.porque
  if (finda) return `${finda}: a senha não se renova.`
  return isTomada(guia)
    ? 'Outra guia foi autorizada no lugar de um evento desta: a senha não se renova.'
    : undefined
}
