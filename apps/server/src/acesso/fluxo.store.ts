import type { TipoFluxo } from '@portal/domain/acesso/fluxo.tables.ts'
import { type Db, statement } from '../db/client.ts'

/** A link or code that defines a password: known by the hash of its token alone. */
export type Fluxo = { login: number; tipo: TipoFluxo; expiraEm: Date; usadoEm: Date | null }

// Sent again, it is good for ten minutes more; used, it stays used. Those asked for before end with it (Segurança A3).
const open = statement<{ login: number }>(
  'fluxo.open',
  `with antes as (
     delete from fluxo_senha where login = $2 and tipo = $3 and usado_em is null and token_sha256 <> $1)
   insert into fluxo_senha as f (token_sha256, login, tipo, expira_em) values ($1, $2, $3, $4)
   on conflict (token_sha256) do update set expira_em = $4 where f.usado_em is null
   returning f.login`,
)

/** Makes a token good until `expiraEm`, and ends the login's others of its kind; false when it was used already. */
export async function openFluxo(
  db: Db,
  hash: Buffer,
  { login, tipo, expiraEm }: Omit<Fluxo, 'usadoEm'>,
): Promise<boolean> {
  const rows = await db.query(open, [hash, login, tipo, expiraEm])
  return rows.length === 1
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
