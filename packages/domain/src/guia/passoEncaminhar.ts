import { startSentence } from '../texto/startSentence.ts'
import type { GuiaHoje } from './fimGuia.ts'

type PorEncaminhar = Pick<GuiaHoje, 'assinatura' | 'proxima'>

/**
 * What comes before the forwarding, and before another token, in its order: an image undoes the signature that was given
 * without it. Whether it is signed a list does not know. Empty where nothing does.
 */
export function askAntes({ assinatura, proxima }: PorEncaminhar): string {
  const assine = assinatura === undefined ? 'assine, se ainda não assinou, e ' : 'assine e '
  if (proxima !== 'uploadImagem') return assinatura ? '' : assine
  return `envie as imagens finais que faltam, ${assinatura ? 'assine de novo e ' : assine}`
}

/** What comes before the forwarding, or beside it, and the forwarding itself. */
export function askForwarding(guia: PorEncaminhar): string {
  const antes = askAntes(guia)
  return antes === '' && guia.proxima === 'requestToken'
    ? 'Solicite o token do beneficiário ou encaminhe para pagamento'
    : startSentence(`${antes}encaminhe para pagamento`)
}
