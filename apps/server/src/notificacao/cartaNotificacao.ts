import { getTipoNotificacao } from '@portal/domain/notificacao/tipoNotificacao.tables.ts'
import { findContato } from '../acesso/credencial.store.ts'
import { writeEmail } from '../correio/carta.ts'
import type { RedatorCarta } from '../correio/entrega.ts'
import { findEnviada } from './notificacao.store.ts'

/** A notification as it leaves. It tells of no patient. */
export const writeCartaNotificacao: RedatorCarta = async ({ db, codigoCredenciado, services, mensagem }) => {
  const [contato, enviada] = await Promise.all([
    findContato(db, codigoCredenciado),
    findEnviada(db, codigoCredenciado, mensagem.id),
  ])
  if (!contato || !enviada) return undefined
  const { tipo, referencia, texto } = enviada
  return writeEmail(contato, texto, [
    texto,
    `${services.config.portalUrl}${getTipoNotificacao(tipo).endereco(referencia)}`,
    'Você pediu estes avisos por e-mail. Para não recebê-los, abra Avisos no portal.',
  ])
}
