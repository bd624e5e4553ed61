import { startSentence } from '../texto/startSentence.ts'
import { isSalvoPelaRenovacao } from './avisoPagamento.ts'
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

/** The one renewal would have something paid; a list does not know it of the guide's events. */
export const hasSalvo = ({ eventos, senhaRenovavelAte }: GuiaHoje): boolean =>
  eventos?.some((evento) => isSalvoPelaRenovacao(evento, senhaRenovavelAte)) ?? false

/** The renewal comes before what is told, for behind the forwarding there is none. */
export const renewAntes = (depois: string): string =>
  `renove a senha, uma única vez, e só depois ${depois}: encaminhada a guia, já não se renova`

/** What comes before the forwarding of a guide that is renewed first, which undoes its signature. */
export const askDepois = (guia: PorEncaminhar): string => askAntes({ ...guia, assinatura: null })
