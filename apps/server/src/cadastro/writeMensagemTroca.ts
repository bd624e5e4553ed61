import { formatCodigo } from '@portal/domain/acesso/canal.ts'
import { getRede } from '@portal/domain/rede/rede.tables.ts'
import { formatTelefone } from '@portal/domain/texto/mascara.ts'
import { findCredencial } from '../acesso/credencial.store.ts'
import { deriveCodigo } from '../acesso/tokenFluxo.ts'
import type { Redator } from '../correio/entrega.ts'
import type { Mensagem } from '../correio/mensagem.store.ts'
import { type Carta, listCanais } from '../correio/transporte.ts'
import type { Services } from '../services.ts'
import { type DestinoTroca, findDestinoTroca } from './trocaMensagem.store.ts'

/** What is asked for, in words. */
const describeTroca = ({ email, celular }: Pick<DestinoTroca, 'email' | 'celular'>): string =>
  [email && `o e-mail para ${email}`, celular && `o celular para ${formatTelefone(celular)}`]
    .filter(Boolean)
    .join(' e ')

function writeCarta(secrets: readonly string[], id: string, troca: DestinoTroca): Carta {
  const rotulo = getRede(troca.rede)?.rotulo ?? ''
  const texto = [
    `${troca.nome},`,
    `Alguém que entrou no Portal do Credenciado com o seu código pediu para trocar ${describeTroca(troca)}. É por ali que passam os endereços para criar a senha, e por isso a troca só vale com este código:`,
    formatCodigo(deriveCodigo(secrets, id)),
    'Digite-o em Atualização cadastral, no portal, em até 24 horas. Se não foi você, não o informe a ninguém: troque a senha do portal e avise a central do credenciado.',
    `Portal do Credenciado · ${rotulo}`,
  ].join('\n\n')
  return {
    canal: 'EMAIL',
    para: troca.emailAnterior,
    titulo: `Confirme a troca de contato · ${rotulo}`,
    texto,
  }
}

/** The change that a message is about; undefined once it is over. */
async function findDestino({ background, clock }: Services, { id, login }: Mensagem) {
  const credencial = await background.read(0, (db) => findCredencial(db, login))
  if (!credencial) return undefined
  return background.read(credencial.codigoCredenciado, (db) => findDestinoTroca(db, id, clock.now()))
}

/** The code of a change goes to the e-mail that was in force when it was asked for; to nobody once it is over. */
export const writeMensagemTroca: Redator = async (services, mensagem) => {
  if (!listCanais(services.config).includes('EMAIL')) return undefined
  const carta = await readMensagemTroca(services, mensagem)
  return carta && { carta }
}

/** The same, for the page of the local environment. */
export async function readMensagemTroca(services: Services, mensagem: Mensagem): Promise<Carta | undefined> {
  const troca = await findDestino(services, mensagem)
  return troca && writeCarta(services.secrets, mensagem.id, troca)
}
