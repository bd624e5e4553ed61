import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { connectWhenReady } from '../../db/embedded/connect.ts'
import { commandAs, type RunAs } from '../../db/embedded/runAs.ts'

/** Where Debian and its kin keep each version of PostgreSQL that is installed. */
const INSTALLED = '/usr/lib/postgresql'
const PASSWORD = 'do-teste'

export type Cluster = { version: string; superuserUrl: string; stop: () => Promise<void> }

/** The folder of the newest PostgreSQL that the system's packages installed; undefined where there is none. */
export function findInstalled(): string | undefined {
  try {
    const [newest] = readdirSync(INSTALLED).sort((a, b) => Number(b) - Number(a))
    return newest && path.join(INSTALLED, newest, 'bin')
  } catch {
    return undefined
  }
}

/** PostgreSQL refuses to run as root: the package made a user for it. */
function chooseUser(): RunAs {
  if (process.getuid?.() !== 0) return { kind: 'self' }
  return { kind: 'uid', uid: Number(spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' }).stdout) }
}

/**
 * Makes a cluster of its own below `folder` with the programs in `bin`, as its initdb makes one, and starts it on a socket.
 * Its time is that of São Paulo, as an operator's may be. Raises an error with what the programs said.
 */
export async function startCluster(bin: string, folder: string): Promise<Cluster> {
  const user = chooseUser()
  const [own, password] = [path.join(folder, 'servidor'), path.join(folder, 'senha')]
  mkdirSync(own, { mode: 0o700 })
  writeFileSync(password, PASSWORD)
  if (user.kind === 'uid') chownSync(own, user.uid, user.uid)
  const data = path.join(own, 'dados')
  const run = (program: string, args: string[]) => {
    const { file, args: given, options } = commandAs(user, path.join(bin, program), args)
    return { file, given, options: { ...options, cwd: '/', env: { LC_ALL: 'C', TZ: 'America/Sao_Paulo' } } }
  }

  const initdb = run('initdb', [
    ...['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${password}`],
    ...['-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
  ])
  const made = spawnSync(initdb.file, initdb.given, { ...initdb.options, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(made.stderr || made.error?.message)

  const log = path.join(own, 'log')
  const server = run('postgres', [
    ...['-D', data, '-k', own, '-c', 'listen_addresses=', '-c', 'fsync=off'],
    ...['-c', 'logging_collector=on', '-c', `log_directory=${own}`, '-c', 'log_filename=log'],
  ])
  const child = spawn(server.file, server.given, { ...server.options, stdio: 'ignore' })
  const superuserUrl = `postgresql://postgres:${PASSWORD}@/postgres?host=${encodeURIComponent(own)}&port=5432`
  const client = await connectWhenReady(superuserUrl, () => child.exitCode === null)
  if (!client) throw new Error(readFileSync(log, 'utf8'))
  const { rows } = await client.query<{ version: string }>('select version()')
  await client.end()
  return {
    version: rows[0]?.version ?? '',
    superuserUrl,
    stop: async () => {
      child.kill('SIGINT')
      await once(child, 'close')
    },
  }
}
