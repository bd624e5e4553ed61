import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Message } from './httpSocket.ts'
import { withFolder } from './piece.ts'

/** Calls that become due whether or not those before them were answered, on connections of their own. */
export type Stream = {
  name: string
  /** In turn; what writes gets a fresh idempotency key each time. */
  messages: readonly Message[]
  connections: number
  /** Calls that become due in a second. */
  rate: number
}

export type OpenLoad = { baseUrl: string; seconds: number; streams: readonly Stream[] }

/** Milliseconds from the instant at which a call was due; refused are 503 and 429 with Retry-After. */
export type StreamResult = {
  name: string
  due: number
  served: number
  perSecond: number
  p50: number
  p95: number
  p99: number
  refused: number
  /** None where nothing was refused; JSON knows no other number. */
  refusedP99: number | null
  /** What was neither served nor refused, by status or error: nothing is to be there. */
  failures: Readonly<Record<string, number>>
}

const run = promisify(execFile)

/** Loads the server from a process of its own. */
export const loadOpen = (load: OpenLoad): Promise<StreamResult[]> =>
  withFolder(async (folder) => {
    const file = path.join(folder, 'load.json')
    await writeFile(file, JSON.stringify(load))
    const { stdout } = await run(process.execPath, [path.join(import.meta.dirname, 'openMain.ts'), file])
    return JSON.parse(stdout)
  })
