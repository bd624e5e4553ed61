import {
  type MotivoSenha,
  normalizeSenha,
  tamanhoMinimoSenha,
  validateSenha,
} from '@portal/domain/acesso/senha.ts'
import { findDocumentos } from '../credenciado/credenciado.store.ts'
import type { Db } from '../db/client.ts'
import type { Sessao } from '../http/sessao.ts'

let loaded: Promise<ReadonlySet<string>> | undefined

/**
 * The passwords that are guessed first, as `normalizeSenha` writes them: about 18,000. Read at the first change of a
 * password and then kept, so that the start of the server does not wait for them.
 */
export function loadSenhasComuns(): Promise<ReadonlySet<string>> {
  loaded ??= readSenhasComuns()
  return loaded
}

async function readSenhasComuns(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const senhas = dictionary['passwords-common'].map(normalizeSenha)
  // Shorter ones are refused by their length.
  return new Set(senhas.filter((senha) => senha.length >= tamanhoMinimoSenha))
}

/** `senha` is the current one, where whoever asks has said it. */
type Troca = { senha?: string; novaSenha: string }

/** Every reason that refuses the session's new password, knowing all that its provider should not put in it on that day. */
export async function checkNovaSenha(
  db: Db,
  {
    login,
    codigoCredenciado,
    codigoDentista,
  }: Pick<Sessao, 'login' | 'codigoCredenciado' | 'codigoDentista'>,
  { senha, novaSenha }: Troca,
  hoje: string,
): Promise<MotivoSenha[]> {
  const { cro, documento } = await findDocumentos(db, codigoCredenciado, codigoDentista)
  return validateSenha(novaSenha, {
    login: String(login),
    numeroCro: cro,
    documento,
    ano: Number(hoje.slice(0, 4)),
    senhaAtual: senha,
    comuns: await loadSenhasComuns(),
  })
}
