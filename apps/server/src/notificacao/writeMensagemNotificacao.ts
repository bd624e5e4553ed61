import { getTipoNotificacao } from '@portal/domain/notificacao/tipoNotificacao.tables.ts'
import { getRede } from '@portal/domain/rede/rede.tables.ts'
import { findCredencial } from '../acesso/credencial.store.ts'
import type { Config } from '../config.ts'
import type { Redator } from '../correio/entrega.ts'
import type { Mensagem } from '../correio/mensagem.store.ts'
import { type Carta, listCanais } from '../correio/transporte.ts'
import type { Services } from '../services.ts'
import { findEnviada, type NotificacaoEnviada } from './notificacao.store.ts'

function writeCarta({ portalUrl }: Config, enviada: NotificacaoEnviada): Carta {
  const { tipo, referencia, texto, email, nome, rede } = enviada
  const rotulo = getRede(rede)?.rotulo ?? ''
  const paragrafos = [
    `${nome},`,
    texto,
    `${portalUrl}${getTipoNotificacao(tipo).endereco(referencia)}`,
    'Você pediu estes avisos por e-mail. Para não recebê-los, abra Avisos no portal.',
    `Portal do Credenciado · ${rotulo}`,
  ]
  return { canal: 'EMAIL', para: email, titulo: `${texto} · ${rotulo}`, texto: paragrafos.join('\n\n') }
}

/** A notification as it leaves. It tells of no patient. */
export const writeMensagemNotificacao: Redator = async (services, mensagem) => {
  if (!listCanais(services.config).includes('EMAIL')) return undefined
  const carta = await readMensagemNotificacao(services, mensagem)
  return carta && { carta }
}

/** The same, for the page of the local environment. */
export async function readMensagemNotificacao(
  { background, config }: Services,
  { id, login }: Mensagem,
): Promise<Carta | undefined> {
  const credencial = await background.read(0, (db) => findCredencial(db, login))
  if (!credencial) return undefined
  const enviada = await background.read(credencial.codigoCredenciado, (db) => findEnviada(db, id))
  return enviada && writeCarta(config, enviada)
}
