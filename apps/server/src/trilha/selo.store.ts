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

const lockCabeca = statement(
  'selo.lockCabeca',
  `select pg_advisory_xact_lock(hashtextextended('trilha.cabeca', 0))`,
)

/** Waits until no other process publishes the chain's head; they share the folder. */
export async function lockPublicacao(db: Db): Promise<void> {
  await db.query(lockCabeca)
}

export type Selo = { sequencia: number; trilhaId: number; hash: Buffer }

const last = statement<Selo>(
  'selo.last',
  'select sequencia, trilha_id as "trilhaId", hash from trilha_selo order by sequencia desc limit 1',
)

export async function findUltimoSelo(db: Db): Promise<Selo | undefined> {
  const [row] = await db.query(last)
  return row
}

const found = statement<Selo>(
  'selo.find',
  'select sequencia, trilha_id as "trilhaId", hash from trilha_selo where sequencia = $1',
)

export async function findSelo(db: Db, sequencia: number): Promise<Selo | undefined> {
  const [row] = await db.query(found, [sequencia])
  return row
}

/** A transaction lives seconds: a row that commits late has an id this close to the latest sealed one, at most. */
const ATRASO_MAXIMO = 100_000

// The sequence bounds it too: one row with a far-off id of its own would hide all that come after it.
const start = statement<{ inicio: number }>(
  'selo.start',
  `select least(coalesce(max(trilha_id), 0), (select last_value from trilha_id_seq)) - ${ATRASO_MAXIMO} as inicio
     from trilha_selo`,
)

/** The id after which every row without a seal stands. Given as a value, it lets PostgreSQL read nothing before it. */
async function findInicio(db: Db): Promise<number> {
  const [row] = await db.query(start)
  return row?.inicio ?? 0
}

const pendentes = `from trilha t
    where t.id > $1 and not exists (select from trilha_selo s where s.trilha_id = t.id and s.trilha_id > $1)`

const unsealed = statement<RegistroSelado>(
  'selo.unsealed',
  `select ${colunas} ${pendentes} order by t.id limit $2`,
)

/** Committed rows that no seal covers yet, by id. */
export const listNaoSelados = async (db: Db, limite: number): Promise<RegistroSelado[]> =>
  db.query(unsealed, [await findInicio(db), limite])

/** Rows counted at most: that many say enough, and looking must stay cheap however long nobody seals. */
const CONTADAS = 100_000

const lag = statement<AtrasoSelagem>(
  'selo.lag',
  `select count(*) as linhas, coalesce(extract(epoch from $2 - min(em)), 0)::float8 as segundos
     from (select t.em ${pendentes} order by t.id limit ${CONTADAS}) as novas`,
)

export type AtrasoSelagem = { linhas: number; segundos: number }

/** How far the sealer is behind: the rows that wait for their seal, and the age in seconds of the oldest (0: none). */
export async function findAtrasoSelagem(db: Db, agora: Date): Promise<AtrasoSelagem> {
  const [row] = await db.query(lag, [await findInicio(db), agora])
  return row ?? { linhas: 0, segundos: 0 }
}

const insert = statement(
  'selo.insert',
  `insert into trilha_selo (sequencia, trilha_id, hash, chave, selado_em)
   select s.sequencia, s.trilha_id, decode(s.hash, 'hex'), $4, $5
     from unnest($1::bigint[], $2::bigint[], $3::text[]) as s(sequencia, trilha_id, hash)`,
)

/** Adds seals to the end of the chain; `chave` names the key that they were made with. */
export async function insertSelos(db: Db, selos: readonly Selo[], chave: string, agora: Date): Promise<void> {
  await db.query(insert, [
    selos.map(({ sequencia }) => sequencia),
    selos.map(({ trilhaId }) => trilhaId),
    selos.map(({ hash }) => hash.toString('hex')),
    chave,
    agora,
  ])
}

/** A seal and the row that it covers, whose columns are all null when it is gone. */
export type LinhaSelada = Selo & { chave: string | null } & (
    | RegistroSelado
    | { [K in keyof RegistroSelado]: null }
  )

const sealed = statement<LinhaSelada>(
  'selo.list',
  `select s.sequencia, s.hash, s.chave, s.trilha_id as "trilhaId", ${colunas}
     from trilha_selo s left join trilha t on t.id = s.trilha_id
    where s.sequencia > $1 order by s.sequencia limit $2`,
)

/** The chain from after a seal on. */
export const listSelados = (db: Db, depoisDe: number, limite: number): Promise<LinhaSelada[]> =>
  db.query(sealed, [depoisDe, limite])

const counted = statement<{ ate: number | null; linhas: number; desde: Date | null }>(
  'selo.countUnsealed',
  `select max(t.id) as ate, count(*) filter (where s.trilha_id is null) as linhas,
          min(t.em) filter (where s.trilha_id is null) as desde
     from (select id, em from trilha where id > $1 order by id limit $2) t
     left join trilha_selo s on s.trilha_id = t.id`,
)

/** Of the next rows of the trail after an id: the last one's id (null: there are none), how many no seal covers. */
export async function countNaoSelados(db: Db, depoisDe: number, limite: number) {
  const [row] = await db.query(counted, [depoisDe, limite])
  return row ?? { ate: null, linhas: 0, desde: null }
}
