import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { findBinaries } from './binaries.ts'
import { connectWhenReady, keeperName, socketUrl } from './connect.ts'
import { layFolders } from './folders.ts'
import { initialize } from './initialize.ts'
import { loadPasswords, type Passwords } from './passwords.ts'
import { findPostmaster } from './pidFile.ts'
import { launch, logTail, shutDown } from './postmaster.ts'
import { chooseRunAs } from './runAs.ts'

/** The embedded database, running. `urlFor` gives the address of a database for one of its logins. */
export type EmbeddedDatabase = {
  superuserUrl: string
  passwords: Passwords
  urlFor: (login: keyof Passwords, database: string) => string
  /** Stops the server, unless another portal uses it too. */
  stop: () => Promise<void>
}

const startAttempts = 5

/**
 * Starts the PostgreSQL of `dataDir`, or goes on with the one that a killed portal left running, and keeps it up:
 * a server that dies is started again until `stop`. Raises an error with the end of its log if it cannot start.
 */
export async function startDatabase({ dataDir }: { dataDir: string }): Promise<EmbeddedDatabase> {
  const binaries = findBinaries()
  const folders = layFolders(dataDir)
  const passwords = loadPasswords(folders.passwords)
  const urlFor = (login: keyof Passwords, database: string) =>
    socketUrl(folders, login, passwords[login], database)
  const superuserUrl = urlFor('postgres', 'postgres')
  const isServed = () => findPostmaster(folders.data) !== null
  let stopping = false
  let keeper: pg.Client

  if (!isServed()) initialize(binaries, folders, chooseRunAs(binaries.postgres, folders), passwords.postgres)

  async function ensureRunning(): Promise<pg.Client> {
    for (let attempt = 1; attempt <= startAttempts; attempt++) {
      const isStarting = isServed()
        ? isServed
        : launch(binaries, folders, chooseRunAs(binaries.postgres, folders))
      const client = await connectWhenReady(superuserUrl, isStarting)
      if (client) return client
      // The processes of a killed server hold its memory for a moment, and no new one may start meanwhile.
      await sleep(100 * attempt)
    }
    throw new Error(`O PostgreSQL embutido não iniciou. Fim de ${folders.log}:\n${logTail(folders)}`)
  }

  async function keep(): Promise<void> {
    keeper = await ensureRunning()
    keeper.once('end', () => {
      if (!stopping) void keep().catch((error: unknown) => console.error(error))
    })
  }

  async function stop(): Promise<void> {
    stopping = true
    const others = await keeper
      .query(`select 1 from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()`, [
        keeperName,
      ])
      .catch(() => ({ rowCount: 0 }))
    await keeper.end().catch(() => undefined)
    if (others.rowCount === 0) await shutDown(folders)
  }

  await keep()
  return { superuserUrl, passwords, urlFor, stop }
}
