import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const root = path.join(import.meta.dirname, '../../../../..')
const main = path.join(root, 'apps/server/dist/main.js')

/** A portal in a process of its own, on an embedded database of its own. */
export type Portal = {
  baseUrl: string
  pid: number
  dataDir: string
  /** Milliseconds from the start of the process to the first ready answer. */
  readyMs: number
  /** The end of what it printed. */
  said: () => string
  /** Ends the process at once, as a power cut does; the database goes on. */
  kill: () => Promise<void>
  /** Ends it politely, with its database. */
  stop: () => Promise<void>
}

/** Builds the pages and the server, unless they are as the sources are. Throws when that fails. */
export function buildPortal(): void {
  const built = spawnSync(process.execPath, [path.join(root, 'scripts/build.ts')], {
    stdio: ['ignore', 2, 2],
    // A test runner says that this is a test, and the pages would be built for one.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (built.status !== 0) throw new Error('the portal does not build')
}

/** A port of this machine that nobody listens on. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}

const outputKept = 8000
const patienceMs = 120_000

/** Keeps the end of what a process says, for the error that tells why it did not start. */
function listenTo(child: ChildProcess): () => string {
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-outputKept)
    })
  }
  return () => said
}

async function isReady(baseUrl: string): Promise<boolean> {
  try {
    const answer = await fetch(`${baseUrl}/api/health/ready`, { signal: AbortSignal.timeout(2000) })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

type Options = { dataDir: string; port: number; env?: Record<string, string> }

/** Starts the built server, local and with the demonstration, and waits until it serves. */
export async function startPortal({ dataDir, port, env = {} }: Options): Promise<Portal> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [main], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      AMBIENTE: 'local',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...env,
    },
  })
  const said = listenTo(child)
  const baseUrl = `http://127.0.0.1:${port}`
  while (!(await isReady(baseUrl))) {
    const isGone = child.exitCode !== null || child.signalCode !== null
    if (isGone || performance.now() - startedAt > patienceMs) {
      await end(child, 'SIGKILL')
      throw new Error(`the portal did not start:\n${said()}`)
    }
    await sleep(10)
  }
  return {
    baseUrl,
    pid: child.pid ?? 0,
    dataDir,
    readyMs: performance.now() - startedAt,
    said,
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  }
}
