import { normalizeSenha, tamanhoMinimoSenha } from '@portal/domain/acesso/senha.ts'

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
