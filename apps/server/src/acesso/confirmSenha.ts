import { Falha } from '../http/falha.ts'
import type { Transactions } from '../http/handler.ts'
import type { Sessao } from '../http/sessao.ts'
import { type Credencial, findCredencial } from './credencial.store.ts'
import { describeEspera } from './espera.ts'
import { verifySenha } from './passwordHash.ts'
import { clearFalhas, findEspera, takeTentativa } from './tentativa.store.ts'

type Chamada = Pick<Transactions, 'transaction'> & { sessao: Pick<Sessao, 'sid' | 'login'>; agora: Date }

/**
 * Whoever is in proves to be the login once more: the attempt is counted, by session, before the password is verified, while
 * the call holds no connection. Throws API-ACE-0006 where it is another, API-ACE-0004 where there were too many.
 */
export async function confirmSenha(
  { sessao, transaction, agora }: Chamada,
  senha: string,
): Promise<Credencial | undefined> {
  const contado = { tipo: 'sessao', valor: sessao.sid } as const
  const { espera, credencial } = await transaction(async (db) => ({
    espera: (await takeTentativa(db, contado, agora))
      ? 0
      : Math.max(1, await findEspera(db, [contado], agora)),
    credencial: await findCredencial(db, sessao.login),
  }))
  if (espera > 0) throw new Falha('API-ACE-0004', [{ mensagem: describeEspera(espera) }], espera)
  if (!(await verifySenha(credencial?.hash, senha))) throw refuseSenha()
  await transaction((db) => clearFalhas(db, contado))
  return credencial
}

/** The password is not the one in force, or is no longer. */
export const refuseSenha = (mensagem = 'A senha atual não confere.'): Falha =>
  new Falha('API-ACE-0006', [{ campo: 'senha', mensagem }])
