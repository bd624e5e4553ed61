import { timingSafeEqual } from 'node:crypto'
import { deriveProva } from '../acesso/tokenFluxo.ts'

/** Where a member confirms other contacts, without a login (decision 0011). */
export const CONFIRMACAO_CONTATO = '/contato/confirmar'

/** How long a member's link is good for: longer than most guides, so that nobody has to hurry. */
export const VALIDADE_LINK_DIAS = 30

/** Which message of which provider's request a link is of. */
export type MensagemContato = { codigoCredenciado: number; mensagem: string }

const proofOf = (secrets: readonly string[], { codigoCredenciado, mensagem }: MensagemContato): string =>
  deriveProva(secrets, `contato.${codigoCredenciado}.${mensagem}`)

/** The code that a member's link carries: the message, and the proof that it is one of ours. */
export const createCodigoContato = (secrets: readonly string[], dela: MensagemContato): string =>
  `${dela.codigoCredenciado}-${dela.mensagem}-${proofOf(secrets, dela)}`

/** The message that a code is of; undefined where it is none of ours. Nothing is looked up for one that is made up. */
export function readCodigoContato(secrets: readonly string[], codigo: string): MensagemContato | undefined {
  const [, credenciado = '', mensagem = '', prova = ''] =
    /^([1-9]\d{0,8})-([0-9a-f-]{36})-([\w-]{43})$/.exec(codigo) ?? []
  if (prova === '') return undefined
  const dela = { codigoCredenciado: Number(credenciado), mensagem }
  const dada = Buffer.from(prova)
  // Links outlive a change of the keys.
  const isNossa = secrets.some((secret) => timingSafeEqual(Buffer.from(proofOf([secret], dela)), dada))
  return isNossa ? dela : undefined
}
