import type { Rede } from '@portal/domain/rede/rede.tables.ts'
import { type Db, statement } from '../db/client.ts'

export type Credencial = {
  codigoCredenciado: number
  /** The dentist whose login it is; null: the provider's own. */
  codigoDentista: number | null
  hash: string | null
  situacao: 'ativa' | 'primeiroAcesso' | 'expirada' | 'bloqueada'
  expiraEm: Date | null
}

const find = statement<Credencial>(
  'credencial.find',
  `select codigo_credenciado as "codigoCredenciado", codigo_dentista as "codigoDentista", hash, situacao,
          expira_em as "expiraEm"
     from credencial where login = $1`,
)

export async function findCredencial(db: Db, login: number): Promise<Credencial | undefined> {
  const [row] = await db.query(find, [login])
  return row
}

const findByUsuario = statement<Credencial & { login: number }>(
  'credencial.findByUsuario',
  `select login, codigo_credenciado as "codigoCredenciado", codigo_dentista as "codigoDentista", hash, situacao,
          expira_em as "expiraEm"
     from credencial where usuario_banco = lower($1)`,
)

/** The credential of a bank's user, in any case, with its login. */
export async function findCredencialDoBanco(
  db: Db,
  usuario: string,
): Promise<(Credencial & { login: number }) | undefined> {
  const [row] = await db.query(findByUsuario, [usuario])
  return row
}

const first = statement<{ login: number }>(
  'credencial.first',
  `select login from credencial where codigo_credenciado = $1 and codigo_dentista is null
    order by login limit 1`,
)

/** The own login by which a provider's messages go; undefined for one without any. */
export async function findLogin(db: Db, codigoCredenciado: number): Promise<number | undefined> {
  const [row] = await db.query(first, [codigoCredenciado])
  return row?.login
}

const sorteado = statement<{ codigoCredenciado: number }>(
  'credencial.sorteado',
  `select codigo_credenciado as "codigoCredenciado" from credencial
    order by hashint4extended(login, $1::bigint), login limit 1`,
)

/**
 * The provider of a login by chance, the same for the same seed: the one whose hash under the seed comes first. Each login
 * is as likely as any other, so that a clinic is met as often as by its logins' codes, and a new login takes the places that become its own and moves no other. It reads every login: 3 ms of
 * 30,000, as measured, and one address may ask for few a minute.
 */
export async function findSorteado(db: Db, semente: bigint): Promise<number> {
  const [row] = await db.query(sorteado, [String(semente)])
  if (!row) throw new Error('no credential at all')
  return row.codigoCredenciado
}

const lock = statement<{ login: number }>(
  'credencial.lock',
  'select login from credencial where login = $1 for update',
)

/** Until the transaction ends, nobody else opens or ends a link of this login, nor changes its password. */
export async function lockCredencial(db: Db, login: number): Promise<void> {
  await db.query(lock, [login])
}

const hold = statement<{ login: number }>(
  'credencial.hold',
  `select login from credencial where login = $1 and hash = $2 and situacao <> 'bloqueada' for share`,
)

/**
 * Whether the password that was verified is still the login's. It stays so until the transaction ends: whoever changes
 * it waits, and then finds what this transaction did.
 */
export async function holdSenha(db: Db, login: number, hash: string): Promise<boolean> {
  const rows = await db.query(hold, [login, hash])
  return rows.length === 1
}

const replace = statement<{ login: number }>(
  'credencial.replace',
  `update credencial set hash = $3, situacao = 'ativa', definida_em = $4, expira_em = $5
    where login = $1 and hash = $2 returning login`,
)

/** Puts a new password in the place of the one that was verified; false when that is no longer the current one. */
export async function replaceSenha(
  db: Db,
  login: number,
  atual: string,
  nova: string,
  definidaEm: Date,
  expiraEm: Date,
): Promise<boolean> {
  const rows = await db.query(replace, [login, atual, nova, definidaEm, expiraEm])
  return rows.length === 1
}

const define = statement<{ login: number }>(
  'credencial.define',
  `update credencial set hash = $2, situacao = 'ativa', definida_em = $3, expira_em = $4
    where login = $1 and situacao <> 'bloqueada' returning login`,
)

/** Gives a login its password, whatever it had before; false when it is blocked. */
export async function defineSenha(
  db: Db,
  login: number,
  hash: string,
  definidaEm: Date,
  expiraEm: Date,
): Promise<boolean> {
  const rows = await db.query(define, [login, hash, definidaEm, expiraEm])
  return rows.length === 1
}

const contato = statement<{ email: string; celular: string; nome: string; rede: string }>(
  'credencial.contato',
  `select c.email, c.celular, coalesce(d.nome, c.nome) as nome, c.rede
     from credenciado c left join dentista d on (d.codigo_credenciado, d.codigo) = (c.codigo, $2::integer)
    where c.codigo = $1 and c.ativo and ($2::integer is null or d.ativo)`,
)

/**
 * Where a provider is reached, and as whom; undefined when it is no longer accredited. A dentist is reached by the
 * provider's channels, by its own name, while it is of the clinical body.
 */
export async function findContato(
  db: Db,
  codigoCredenciado: number,
  codigoDentista: Credencial['codigoDentista'] = null,
) {
  const [row] = await db.query(contato, [codigoCredenciado, codigoDentista])
  return row
}

const aparencia = statement<{ email: string; celular: string }>(
  'credencial.aparencia',
  'select email, celular from credenciado where codigo = $1',
)

/** Where a provider was ever reached, accredited or not, for a decoy to resemble. */
export async function findAparencia(db: Db, codigoCredenciado: number) {
  const [row] = await db.query(aparencia, [codigoCredenciado])
  if (!row) throw new Error(`credential without provider: ${codigoCredenciado}`)
  return row
}

const permissoes = statement<{ funcoes: string[]; rede: Rede }>(
  'permissao.find',
  'select permissoes as funcoes, rede from credenciado where codigo = $1',
)

/** The functions and the network of a provider, for its token. */
export async function findPermissoes(db: Db, codigoCredenciado: number) {
  const [row] = await db.query(permissoes, [codigoCredenciado])
  if (!row) throw new Error(`credential without provider: ${codigoCredenciado}`)
  return row
}
