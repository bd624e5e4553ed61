import { maskEmail } from '@portal/domain/acesso/canal.ts'
import type { Contato } from '@portal/domain/associado/contato.ts'
import { formatTelefone } from '@portal/domain/texto/mascara.ts'
import { getRotuloRede, writeEmail } from '../correio/carta.ts'
import type { RedatorCarta } from '../correio/entrega.ts'
import { type ContatoPedido, findContatoPedido } from './decisaoContato.store.ts'
import { CONFIRMACAO_CONTATO, createCodigoContato, VALIDADE_LINK_DIAS } from './linkContato.ts'

/** What is asked for, in words. */
export const describeContato = ({ telefone, email }: Contato): string =>
  [telefone && `o telefone para ${formatTelefone(telefone)}`, email && `o e-mail para ${email}`]
    .filter(Boolean)
    .join(' e ')

/**
 * What the registration has of what would change, masked: whoever reads the link on its way learns no contact. An older
 * link is so told from a newer one.
 */
export function describeEmVigor({ telefone, email, emVigor }: ContatoPedido): string {
  const final = emVigor.telefone?.slice(-2)
  const partes = [
    telefone && (final ? `tem o telefone de final ${final}` : 'não tem telefone'),
    email && (emVigor.email ? `tem o e-mail ${maskEmail(emVigor.email)}` : 'não tem e-mail'),
  ].filter(Boolean)
  return `Hoje o cadastro ${partes.join(' e ')}.`
}

/**
 * Asks the member, at the address in force, whether the contacts that a desk was given are hers; of nobody once the request
 * is over. Opening the link changes nothing: the page asks once more.
 */
export const writeCartaContato: RedatorCarta = async ({ db, codigoCredenciado, services, mensagem }) => {
  const { clock, config, secrets } = services
  const dela = { codigoCredenciado, mensagem: mensagem.id }
  const pedido = await findContatoPedido(db, dela, clock.now())
  if (pedido?.situacao !== 'aberto') return undefined
  const { canal, enviadoPara, rede, nomeCredenciado } = pedido
  const link = `${config.portalUrl}${CONFIRMACAO_CONTATO}?codigo=${createCodigoContato(secrets, dela)}`
  const mudanca = describeContato(pedido)
  if (canal === 'CELULAR') {
    const texto = `${getRotuloRede(rede)}: confirme a troca do seu contato (${mudanca}) em ${link}. Se não pediu, não faça nada.`
    return { canal, para: enviadoPara, titulo: 'Confirme o seu novo contato', texto }
  }
  return writeEmail({ nome: 'Beneficiário', rede, email: enviadoPara }, 'Confirme o seu novo contato', [
    `${nomeCredenciado} informou que o seu contato mudou e pede para trocar ${mudanca}. Para confirmar, abra este endereço:`,
    link,
    `Ele vale ${VALIDADE_LINK_DIAS} dias. Se não foi você quem informou, não faça nada: o seu cadastro fica como está.`,
  ])
}
