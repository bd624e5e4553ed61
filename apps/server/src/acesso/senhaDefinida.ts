import { randomUUID } from 'node:crypto'
import { insertMensagem } from '../correio/mensagem.store.ts'
import type { Db } from '../db/client.ts'

/** Days until a password expires (Spec §3, `qtdDiasExpiracaoSenha`; the number is ours). */
export const DIAS_VALIDADE_SENHA = 180

/** When a password that is defined at `agora` expires. */
export const findFimSenha = (agora: Date): Date =>
  new Date(agora.getTime() + DIAS_VALIDADE_SENHA * 86_400_000)

/**
 * Tells the provider by mail that it has a password, its first or another one: whoever did not do it calls at once
 * (ASVS 6.3.7).
 */
export async function insertAvisoSenha(
  db: Db,
  login: number,
  agora: Date,
  isPrimeira = false,
): Promise<void> {
  const assunto = isPrimeira ? 'senhaCriada' : 'senhaDefinida'
  const mensagem = { id: randomUUID(), login, canal: 'EMAIL', assunto } as const
  await insertMensagem(db, { ...mensagem, pedidaEm: agora })
}
