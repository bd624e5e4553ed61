import { type MotivoSenha, validateSenha } from '@portal/domain/acesso/senha.ts'
import { findDocumentos } from '../credenciado/credenciado.store.ts'
import type { Db } from '../db/client.ts'
import type { Sessao } from '../http/sessao.ts'
import { loadSenhasComuns } from './senhasComuns.ts'

type Troca = { senha: string; novaSenha: string }

/** Every reason that refuses the session's new password, knowing all that its provider should not put in it on that day. */
export async function checkNovaSenha(
  db: Db,
  { login, codigoCredenciado }: Pick<Sessao, 'login' | 'codigoCredenciado'>,
  { senha, novaSenha }: Troca,
  hoje: string,
): Promise<MotivoSenha[]> {
  const { cro, documento } = await findDocumentos(db, codigoCredenciado)
  return validateSenha(novaSenha, {
    login: String(login),
    numeroCro: cro,
    documento,
    ano: Number(hoje.slice(0, 4)),
    senhaAtual: senha,
    comuns: await loadSenhasComuns(),
  })
}
