import { type Db, statement } from '../db/client.ts'
import type { RegistroSelado } from './selo.ts'

const colunas = `t.id, to_char(t.em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as em,
  t.codigo_credenciado as "codigoCredenciado", t.login, t.sid, t.requisicao, t.ip, t.operacao,
  t.codigo_associado as "codigoAssociado", t.objeto, t.resultado`

const lock = statement<{ livre: boolean }>(
  'selo.lock',
  `select pg_try_advisory_xact_lock(hashtextextended('trilha.selo', 0)) as livre`,
)

/** Whether this transaction is the one that seals: two would break the chain. */
export async function lockSelagem(db: Db): Promise<boolean> {
  const [row] = await db.query(lock)
  return row?.livre ?? false
}

export type Selo = { sequencia: number; hash: Buffer }

const last = statement<Selo>(
  'selo.last',
  'select sequencia, hash from trilha_selo order by sequencia desc limit 1',
)

export async function findUltimoSelo(db: Db): Promise<Selo | undefined> {
  const [row] = await db.query(last)
  return row
}

/** A transaction lives seconds: a row that commits late has an id this close to the latest sealed one, at most. */
const ATRASO_MAXIMO = 100_000

const unsealed = statement<RegistroSelado>(
  'selo.unsealed',
  `select ${colunas} from trilha t
    where t.id > (select coalesce(max(trilha_id), 0) - ${ATRASO_MAXIMO} from trilha_selo)
      and not exists (select from trilha_selo s where s.trilha_id = t.id)
    order by t.id limit $1`,
)

/** Committed rows that no seal covers yet, by id. */
export const listNaoSelados = (db: Db, limite: number): Promise<RegistroSelado[]> =>
  db.query(unsealed, [limite])

const insert = statement(
  'selo.insert',
  `insert into trilha_selo (sequencia, trilha_id, hash, selado_em)
   select s.sequencia, s.trilha_id, decode(s.hash, 'hex'), $4
     from unnest($1::bigint[], $2::bigint[], $3::text[]) as s(sequencia, trilha_id, hash)`,
)

export type NovoSelo = Selo & { trilhaId: number }

export async function insertSelos(db: Db, selos: readonly NovoSelo[], agora: Date): Promise<void> {
  await db.query(insert, [
    selos.map(({ sequencia }) => sequencia),
    selos.map(({ trilhaId }) => trilhaId),
    selos.map(({ hash }) => hash.toString('hex')),
    agora,
  ])
}

/** A seal and the row that it covers, whose columns are all null when it is gone. */
export type LinhaSelada = Selo & { trilhaId: number } & (
    | RegistroSelado
    | { [K in keyof RegistroSelado]: null }
  )

const sealed = statement<LinhaSelada>(
  'selo.list',
  `select s.sequencia, s.hash, s.trilha_id as "trilhaId", ${colunas}
     from trilha_selo s left join trilha t on t.id = s.trilha_id
    where s.sequencia > $1 order by s.sequencia limit $2`,
)

/** The chain from after a seal on. */
export const listSelados = (db: Db, depoisDe: number, limite: number): Promise<LinhaSelada[]> =>
  db.query(sealed, [depoisDe, limite])
