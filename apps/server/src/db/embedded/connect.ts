import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Folders } from './folders.ts'
import { socketPort } from './folders.ts'

/** A URL that node-postgres and the PostgreSQL tools both read; the host is the socket's folder. */
export function socketUrl(folders: Folders, login: string, password: string, database: string): string {
  const host = encodeURIComponent(folders.socket)
  return `postgresql://${login}:${encodeURIComponent(password)}@/${database}?host=${host}&port=${socketPort}`
}

/** Every running portal holds one connection of this name, which tells the others that the database is in use. */
export const keeperName = 'portal-keeper'

function hasCode(error: unknown, ...codes: string[]): boolean {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code)
  )
}

/** Why there is no connection yet: nobody listens, or the server is still starting (recovery after a crash). */
type Missing = 'absent' | 'starting'

/** Errors that no waiting cures are raised. */
async function tryConnect(url: string): Promise<pg.Client | Missing> {
  const client = new pg.Client({ connectionString: url, application_name: keeperName })
  // A connection that breaks later says so by its event 'end'; without a listener the error would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    if (hasCode(error, 'ENOENT', 'ECONNREFUSED')) return 'absent'
    if (hasCode(error, 'ECONNRESET', '57P03')) return 'starting'
    throw error
  }
}

const absencePatienceMs = 15_000

/**
 * Tries every few milliseconds for as long as `isStarting` says that it is worth it; null when it is not. A server
 * that recovers says so and is waited for; one that runs and does not listen is not, and an error tells.
 */
export async function connectWhenReady(
  url: string,
  isStarting: () => boolean,
  patience = absencePatienceMs,
): Promise<pg.Client | null> {
  for (let deadline = Date.now() + patience; ; await sleep(8)) {
    const found = await tryConnect(url)
    if (typeof found === 'object') return found
    if (!isStarting()) return null
    if (found === 'starting') deadline = Date.now() + patience
    if (Date.now() > deadline) {
      throw new Error(
        `O PostgreSQL embutido está rodando, mas não atende em ${new URL(url.replace('@/', '@local/')).searchParams.get('host')}. ` +
          'A pasta do soquete foi apagada ou movida? Encerre o processo dele e inicie o portal de novo.',
      )
    }
  }
}

/** Whether another portal uses the database too; a connection that just broke knows of none. */
export async function hasOtherKeepers(keeper: pg.Client): Promise<boolean> {
  const sql = 'select 1 from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()'
  const found = await keeper.query(sql, [keeperName]).catch(() => null)
  return found !== null && found.rowCount !== 0
}
