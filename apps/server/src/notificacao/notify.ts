import { randomUUID } from 'node:crypto'
import { findLogin } from '../acesso/credencial.store.ts'
import { insertMensagem } from '../correio/mensagem.store.ts'
import type { Db } from '../db/client.ts'
import { findCorreio, insertNotificacao, type NovaNotificacao } from './notificacao.store.ts'

/**
 * Tells a provider what somebody else did to a thing of its own, in the transaction that did it: kept until read, on open
 * screens at the commit, and by mail where the provider asked for that kind.
 */
export async function notify(db: Db, nova: NovaNotificacao): Promise<void> {
  const { codigoCredenciado, tipo, em } = nova
  const login = (await findCorreio(db, codigoCredenciado)).includes(tipo)
    ? await findLogin(db, codigoCredenciado)
    : undefined
  const mensagem = login === undefined ? undefined : randomUUID()
  await insertNotificacao(db, nova, mensagem)
  if (login !== undefined && mensagem)
    await insertMensagem(db, { id: mensagem, login, canal: 'EMAIL', assunto: 'notificacao', pedidaEm: em })
}
