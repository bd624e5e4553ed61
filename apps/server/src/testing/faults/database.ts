import { readdirSync, readFileSync } from 'node:fs'
import { withClient } from '../../db/databases.ts'
import { socketUrl } from '../../db/embedded/connect.ts'
import { layFolders } from '../../db/embedded/folders.ts'
import { loadPasswords, type Passwords } from '../../db/embedded/passwords.ts'
import { findPostmaster } from '../../db/embedded/pidFile.ts'

/** Address of the portal's embedded database for one of its logins, from outside the portal. */
export function databaseUrl(dataDir: string, login: keyof Passwords): string {
  const folders = layFolders(dataDir)
  return socketUrl(folders, login, loadPasswords(folders.passwords)[login], 'portal')
}

const ask = (dataDir: string, sql: string, values: readonly unknown[]) =>
  withClient(databaseUrl(dataDir, 'portal_migrator'), (client) => client.query(sql, [...values]))

/** Rows as the tables' owner sees them: what really is there, past row security. */
export async function readRows<Row>(
  dataDir: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await ask(dataDir, sql, values)
  return rows as Row[]
}

/** Changes rows as the tables' owner does, past the portal. */
export async function changeRows(
  dataDir: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<void> {
  await ask(dataDir, sql, values)
}

/** The process that started another; the fourth field of its stat, after the name in parentheses. */
function parentOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    // It ended while the folder was being read.
    return 0
  }
}

/** Processes that a process started and that are there. Linux alone. */
export function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === parent)
    .map(Number)
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/** Sends a signal to the postmaster, so that it starts no more children meanwhile, and to each of them. Linux alone. */
export function signalDatabase(dataDir: string, signal: NodeJS.Signals): void {
  const postmaster = findPostmaster(layFolders(dataDir).data)
  if (postmaster === null) throw new Error('no database runs there')
  const children = childrenOf(postmaster)
  for (const pid of [postmaster, ...children]) sendSignal(pid, signal)
}

/** Ends them at once, as a power cut does. */
export const killDatabase = (dataDir: string): void => signalDatabase(dataDir, 'SIGKILL')

/** Stops them: their connections stay open and nothing answers. */
export const freezeDatabase = (dataDir: string): void => signalDatabase(dataDir, 'SIGSTOP')

export const thawDatabase = (dataDir: string): void => signalDatabase(dataDir, 'SIGCONT')
