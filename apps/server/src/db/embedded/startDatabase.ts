import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { findBinaries } from './binaries.ts'
import { connectWhenReady, hasOtherKeepers, socketUrl } from './connect.ts'
import { layFolders } from './folders.ts'
import { initialize } from './initialize.ts'
import { waitForOrphan } from './orphan.ts'
import { loadPasswords, type Passwords } from './passwords.ts'
import { findPostmaster } from './pidFile.ts'
import { launch, logTail, shutDown, trimLog } from './postmaster.ts'
import { chooseRunAs } from './runAs.ts'

/** The embedded database, running. `urlFor` gives the address of a database for one of its logins. */
export type EmbeddedDatabase = {
  superuserUrl: string
  passwords: Passwords
  urlFor: (login: keyof Passwords, database: string) => string
  /** Stops the server, unless another portal uses it too. */
  stop: () => Promise<void>
}

// The processes of a killed server hold its memory until they notice, and no new one may start meanwhile.
const patienceMs = 15_000
const retryMs = 150
/** A server that refuses everything (no room on its disk) says so in its log, a few megabytes in this while. */
const trimMs = 10_000

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
  const chooseUser = () => chooseRunAs(binaries.postgres, folders)
  let stopping = false

  async function ensureRunning(): Promise<pg.Client> {
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline && !stopping; await sleep(retryMs)) {
      const isStarting = isServed() ? isServed : launch(binaries, folders, chooseUser())
      const client = await connectWhenReady(superuserUrl, isStarting)
      if (client) return watch(client)
    }
    throw new Error(`O PostgreSQL embutido não iniciou. Fim de ${folders.log}:\n${logTail(folders)}`)
  }

  /** The open connection says at once that the server died, whoever started it. */
  function watch(client: pg.Client): pg.Client {
    client.once('end', () => {
      if (!stopping) keeper = keepTrying()
    })
    return client
  }

  async function keepTrying(): Promise<pg.Client | null> {
    while (!stopping) {
      try {
        return await ensureRunning()
      } catch (error) {
        if (!stopping) console.error(error)
      }
    }
    return null
  }

  /** A log that cannot be emptied now is tried again: no reason to end the portal. */
  function trim(): void {
    try {
      trimLog(folders)
    } catch (error) {
      console.error(error)
    }
  }

  async function stop(): Promise<void> {
    stopping = true
    clearInterval(trimmer)
    const client = await keeper
    const inUse = client !== null && (await hasOtherKeepers(client))
    await client?.end().catch(() => undefined)
    if (!inUse) await shutDown(folders)
  }

  await waitForOrphan(folders.data)
  if (!isServed()) initialize(binaries, folders, chooseUser(), passwords.postgres)
  let keeper: Promise<pg.Client | null> = Promise.resolve(await ensureRunning())
  const trimmer = setInterval(trim, trimMs).unref()
  return { superuserUrl, passwords, urlFor, stop }
}
