import { StartupRefused } from '../runtime/startup.ts'

/** What keeps a database from being reached, by the error's code or words, and what the operator can do about it. */
const causas: readonly (readonly [RegExp, string])[] = [
  [
    /^ECONNREFUSED$|^connect ENOENT/,
    'ninguém atende nesse endereço. Confira o servidor e a porta, e se o PostgreSQL está no ar.',
  ],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'o nome do servidor não foi encontrado na rede. Confira o endereço.'],
  [
    /^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$|timeout expired/,
    'o servidor não respondeu a tempo. Confira o endereço, a rede e o firewall.',
  ],
  [
    /^(28P01|28000)$|client password must be a string/,
    'o servidor recusou o login. Confira o usuário, a senha e, no servidor, o pg_hba.conf.',
  ],
  [/^42501$/, 'o login não pode conectar a esse banco. Dê a ele o direito CONNECT.'],
  [/^3D000$/, 'o banco não existe nesse servidor. Crie-o ou corrija o nome no fim do endereço.'],
  [/^(57P0[1-3]|53300)$/, 'o servidor não aceita conexões agora. Espere que ele volte e inicie de novo.'],
  [
    /CERT|TLS|SSL|UNABLE_TO_VERIFY|^ENOENT: no such file/,
    'a conexão cifrada não foi aceita. Confira sslmode e os certificados.',
  ],
  [
    /^ERR_INVALID_URL$|URI malformed/,
    'o endereço não é válido. Escreva postgres://login:senha@servidor:5432/banco, com os símbolos da senha em %.',
  ],
  [
    /^ECONNRESET$|Connection terminated/,
    'a conexão foi cortada. Confira se quem atende nesse endereço é um PostgreSQL.',
  ],
  // Whatever else a server answers to who connects: a role or a setting that the address asks for and it does not know.
  [
    /^[0-9A-Z]{5}$/,
    'o servidor recusou a conexão. Confira o endereço e as opções dele; o motivo está no log do servidor.',
  ],
]

/**
 * What a failed connection comes from, in the operator's words; any other error is given back as it is. `variavel` is
 * where the address was said: the address itself holds a password.
 */
export function toRecusaAlcance(error: unknown, variavel: string): unknown {
  if (!(error instanceof Error)) return error
  const code = 'code' in error ? String(error.code) : ''
  const causa = causas.find(([sinal]) => sinal.test(code) || sinal.test(error.message))
  return causa ? new StartupRefused(`O banco de dados de ${variavel} não foi alcançado: ${causa[1]}`) : error
}
