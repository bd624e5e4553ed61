import pg from 'pg'

/** A server that takes the call and never answers must not keep a start waiting. */
const connectionTimeoutMillis = 10_000

/** Runs one piece of work on a connection of its own. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis })
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end()
  }
}

// Any number that no other part of the product locks: the letters "prep".
const setupLock = 0x70726570

/** As `withClient`, while the other processes that start at the same time wait for their turn. */
export async function withSetupLock<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return withClient(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [setupLock])
    return work(client)
  })
}

/** The same server and login, another database. */
export function urlOfDatabase(url: string, database: string): string {
  return url.replace(/^(\w+:\/\/[^/]*\/)[^?]*/, `$1${encodeURIComponent(database)}`)
}

const superusers = new Map<string, pg.Pool>()

/** The connection on which a server's databases are made and dropped. It stays: opening one costs half of a copy. */
function superuserOf(url: string): pg.Pool {
  const known = superusers.get(url)
  if (known) return known
  const superuser = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis,
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  })
  // A server that stops ends it; whoever asks next opens another.
  superuser.on('error', () => undefined)
  superusers.set(url, superuser)
  return superuser
}

/**
 * Copies a whole database that nobody is connected to (about 150 ms); the owner stays the migrator. File by file: page
 * by page through the log, which is the default, costs twice as much.
 */
export async function createDatabaseFrom(
  superuserUrl: string,
  template: string,
  name: string,
): Promise<void> {
  await superuserOf(superuserUrl).query(
    `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)} owner portal_migrator strategy file_copy`,
  )
}

/** Drops a database, ending the sessions that are still in it. */
export async function dropDatabase(superuserUrl: string, name: string): Promise<void> {
  await superuserOf(superuserUrl).query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
}
