import { findSessao } from '../../apps/server/src/acesso/sessao.store.ts'
import type { Db } from '../../apps/server/src/db/client.ts'
import { readRows } from '../../apps/server/src/testing/faults/database.ts'
import type { Session } from '../../apps/server/src/testing/faults/session.ts'
import { insertRegistros, type Registro } from '../../apps/server/src/trilha/trilha.store.ts'
import type { Script } from '../harness/pgbench.ts'
import { type Recorded, record } from '../harness/recorder.ts'

/** The provider whose calls are measured. */
export const codigoCredenciado = 100001

/** Connections of the server to its database (db/client.ts), and of the limit to the same database. */
export const databaseConnections = 16

const begin: Recorded = { text: 'begin', values: [] }
const commit: Recorded = { text: 'commit', values: [] }
const bind = (credenciado: number): Recorded => ({
  text: `select set_config('app.credenciado', $1, true)`,
  values: [String(credenciado)],
})

type Claims = { sid: string; jti: string }

function readClaims({ authorization }: Session): Claims {
  const payload = authorization.split('.')[1] ?? ''
  return JSON.parse(Buffer.from(payload, 'base64url').toString())
}

/** One call as the server makes it: transaction, provider and session in one go, the work, the end (runCall.ts). */
export async function createCallScript(
  session: Session,
  weight: number,
  work: (db: Db) => Promise<unknown>,
): Promise<Script> {
  const { sid, jti } = readClaims(session)
  const sessao = await record((db) => findSessao(db, sid, jti, new Date()))
  const own = await record(work)
  const roundTrips = [[begin, bind(codigoCredenciado), ...sessao], ...own.map((one) => [one]), [commit]]
  return { name: 'call', weight, roundTrips }
}

/** How the server wrote the trail of a load: calls whose rows shared a commit, and rows in each. */
export type TrailShape = { callsPerCommit: number; rowsPerCommit: number }

/** The commit that waits for the disk serves every call that came meanwhile (readTrail.ts). */
export async function createTrailScript(
  session: Session,
  weight: number,
  { rowsPerCommit }: TrailShape,
  operacao: string,
): Promise<Script> {
  const registro: Registro = {
    em: new Date(),
    codigoCredenciado,
    login: codigoCredenciado,
    sid: readClaims(session).sid,
    requisicao: '00000000-0000-4000-8000-000000000000',
    ip: '127.0.0.1',
    operacao,
    codigoAssociado: '500000001',
    objeto: 'guia 700000001',
    resultado: 'ok',
  }
  const rows = Array.from({ length: Math.max(1, Math.round(rowsPerCommit)) }, () => registro)
  const insert = await record((db) => insertRegistros(db, rows))
  return { name: 'trail', weight, roundTrips: [[begin, bind(0), ...insert], [commit]] }
}

/** The last row of the trail: what a load writes comes after it. */
export async function findLastRow(dataDir: string): Promise<number> {
  const [row] = await readRows<{ id: string }>(dataDir, 'select coalesce(max(id), 0) as id from trilha')
  return Number(row?.id)
}

export async function measureTrail(dataDir: string, after: number, calls: number): Promise<TrailShape> {
  const [row] = await readRows<{ rows: string; commits: string }>(
    dataDir,
    'select count(*) as rows, count(distinct xmin::text) as commits from trilha where id > $1',
    [after],
  )
  const commits = Number(row?.commits)
  return { callsPerCommit: calls / commits, rowsPerCommit: Number(row?.rows) / commits }
}
