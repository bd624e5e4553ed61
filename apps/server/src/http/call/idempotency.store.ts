import { createHash } from 'node:crypto'
import { type Db, statement } from '../../db/client.ts'
import type { Acesso } from '../../trilha/acesso.ts'
import { Falha } from '../falha.ts'

/**
 * A repeated write is recognised by the key that the caller made when the form opened. It is the login's: another one of
 * the provider's may not be let see the answer.
 */
export type Repetivel = { credenciado: number; login: number; chave: string; operacao: string; corpo: string }

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The `Idempotency-Key` header, if there is one. Throws API-GEN-0001 when it is no UUID. */
export function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  if (typeof header !== 'string' || !uuid.test(header)) {
    throw new Falha('API-GEN-0001', [{ campo: 'Idempotency-Key', mensagem: 'Deve ser um UUID.' }])
  }
  return header.toLowerCase()
}

export const hashCorpo = (input: unknown): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('hex')

const lock = statement<{ livre: boolean }>(
  'idempotencia.lock',
  'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as livre',
)
type Kept = { operacao: string; corpo: string; status: number; resposta: unknown; acessos: Acesso[] }

const find = statement<Kept>(
  'idempotencia.find',
  `select operacao, corpo_sha256 as corpo, status, resposta, acessos from idempotencia
    where codigo_credenciado = $1 and chave = $2 and (login = $3 or login is null)`,
)
const insert = statement(
  'idempotencia.insert',
  `insert into idempotencia (codigo_credenciado, chave, operacao, corpo_sha256, status, resposta, acessos, criada_em,
                             login)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
)

/**
 * A request comes back within a day; what is older is only somebody's data kept for nothing. Which go is asked once, and no
 * row behind them is looked at: asked once for each answer kept, each write took longer than the last.
 */
const purge = statement(
  'idempotencia.purge',
  `with antigas as materialized (
     select ctid as lugar, criada_em from idempotencia
      where codigo_credenciado = $1 and criada_em < $2::timestamptz - interval '2 days'
      order by criada_em limit 50 for update skip locked)
   delete from idempotencia
    where codigo_credenciado = $1 and criada_em <= (select max(criada_em) from antigas)
      and ctid = any (array(select lugar from antigas))`,
)

/**
 * The answer given before to the same request, if any, or that the first is still in flight. Throws API-GEN-0009 when the
 * key comes back with another operation or body.
 */
export async function findRepetida(
  db: Db,
  pedido: Repetivel,
): Promise<Pick<Kept, 'status' | 'resposta' | 'acessos'> | 'emAndamento' | undefined> {
  const [[held], [row]] = await Promise.all([
    db.query(lock, [`${pedido.credenciado}:${pedido.chave}`]),
    db.query(find, [pedido.credenciado, pedido.chave, pedido.login]),
  ])
  if (!held?.livre) return 'emAndamento'
  if (!row) return undefined
  if (row.operacao !== pedido.operacao || row.corpo !== pedido.corpo) throw new Falha('API-GEN-0009')
  return row
}

/** The answer that the request got before, for which nothing need be prepared. */
export async function findResposta(
  db: Db,
  { credenciado, chave, login }: Repetivel,
): Promise<Pick<Kept, 'resposta'> | undefined> {
  const [row] = await db.query(find, [credenciado, chave, login])
  return row
}

const forget = statement(
  'idempotencia.forget',
  'delete from idempotencia where codigo_credenciado = $1 and chave = $2 and (login = $3 or login is null)',
)

/** The answer is no longer one: the request is judged anew, and keeps what it is answered then. */
export async function forgetResposta(db: Db, { credenciado, chave, login }: Repetivel): Promise<void> {
  await db.query(forget, [credenciado, chave, login])
}

/**
 * Keeps the answer in the transaction of its effect: both are there or neither; with the patients that it tells of, for
 * the trail of whoever gets it again. Old answers of the provider go.
 */
export async function keepResposta(
  db: Db,
  pedido: Repetivel,
  status: number,
  resposta: unknown,
  acessos: readonly Acesso[],
  agora: Date,
) {
  const { credenciado, login, chave, operacao, corpo } = pedido
  await Promise.all([
    db.query(insert, [
      credenciado,
      chave,
      operacao,
      corpo,
      status,
      JSON.stringify(resposta),
      JSON.stringify(acessos),
      agora,
      login,
    ]),
    db.query(purge, [credenciado, agora]),
  ])
}
