import type { TipoFluxo } from '@portal/domain/acesso/fluxo.tables.ts'
import { type Db, statement } from '../db/client.ts'

/** A link or code that defines a password: known by the hash of its token alone. */
export type Fluxo = { login: number; tipo: TipoFluxo; expiraEm: Date; usadoEm: Date | null }

/** Which request a link answers, to tell the former from the later; undefined where it was given without one. */
export type Pedido = { id: string; pedidaEm: Date }

// Sent again, it is good for ten minutes more; used, it stays used.
const open = statement<{ login: number }>(
  'fluxo.open',
  `insert into fluxo_senha as f (token_sha256, login, tipo, expira_em, pedido_em, pedido)
   values ($1, $2, $3, $4, $5, $6)
   on conflict (token_sha256) do update set expira_em = $4 where f.usado_em is null
   returning f.login`,
)

/** Makes a token good until `expiraEm`; false when it was used already. The login is locked by then (lockCredencial). */
export async function openFluxo(
  db: Db,
  hash: Buffer,
  { login, tipo, expiraEm }: Omit<Fluxo, 'usadoEm'>,
  pedido?: Pedido,
): Promise<boolean> {
  const rows = await db.query(open, [hash, login, tipo, expiraEm, pedido?.pedidaEm, pedido?.id])
  return rows.length === 1
}

const endAntes = statement(
  'fluxo.endAnteriores',
  `delete from fluxo_senha
    where login = $2 and tipo = $3 and usado_em is null and token_sha256 <> $1
      and ((pedido_em, pedido) < ($4::timestamptz, $5::uuid)) is not false`,
)

/**
 * Ends the login's other unused tokens of this kind that were asked for before: all of them where this one answers no
 * request. One asked for later stays, whichever was handed over first. The login is locked by then (lockCredencial).
 */
export async function endAnteriores(
  db: Db,
  hash: Buffer,
  { login, tipo }: Pick<Fluxo, 'login' | 'tipo'>,
  pedido?: Pedido,
): Promise<void> {
  await db.query(endAntes, [hash, login, tipo, pedido?.pedidaEm, pedido?.id])
}

const find = statement<Fluxo>(
  'fluxo.find',
  `select login, tipo, expira_em as "expiraEm", usado_em as "usadoEm" from fluxo_senha
    where token_sha256 = $1 and expira_em > $2`,
)

/** The flow of a token whose time has not run out, used or not. */
export async function findFluxo(db: Db, hash: Buffer, agora: Date): Promise<Fluxo | undefined> {
  const [fluxo] = await db.query(find, [hash, agora])
  return fluxo
}

const use = statement<{ login: number }>(
  'fluxo.use',
  `update fluxo_senha set usado_em = $2 where token_sha256 = $1 and usado_em is null and expira_em > $2
   returning login`,
)

/** Spends a token; false when somebody else was first. */
export async function spendFluxo(db: Db, hash: Buffer, agora: Date): Promise<boolean> {
  const rows = await db.query(use, [hash, agora])
  return rows.length === 1
}

const close = statement('fluxo.close', 'delete from fluxo_senha where login = $1 and usado_em is null')

/** Whatever else was sent to define this login's password is good no longer. */
export async function closeFluxos(db: Db, login: number): Promise<void> {
  await db.query(close, [login])
}

const closeDele = statement(
  'fluxo.closeDele',
  `delete from fluxo_senha where usado_em is null
      and login in (select login from credencial where codigo_credenciado = $1)`,
)

/** The same for all of a provider's logins. */
export async function closeFluxosDoCredenciado(db: Db, codigoCredenciado: number): Promise<void> {
  await db.query(closeDele, [codigoCredenciado])
}

const purge = statement<{ login: number }>(
  'fluxo.purge',
  `delete from fluxo_senha where token_sha256 in (
     select token_sha256 from fluxo_senha where expira_em < $1 limit $2 for update skip locked)
   returning login`,
)

/** Removes flows whose time ran out before `antes`, at most `limite`; answers how many. */
export async function purgeFluxos(db: Db, antes: Date, limite: number): Promise<number> {
  const rows = await db.query(purge, [antes, limite])
  return rows.length
}
