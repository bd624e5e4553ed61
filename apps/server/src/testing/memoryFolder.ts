import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { isAlive } from '../db/embedded/pidFile.ts'

/** Memory as a folder, on Linux: a disk takes five times as long to copy the template's thousand files. */
const MEMORY = '/dev/shm'
/** Many times what a run ever holds there at once, about 200 MB. */
const ENOUGH_BYTES = 2 * 1024 ** 3

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return Math.min(bavail * bsize, process.availableMemory()) > ENOUGH_BYTES
  } catch {
    return false
  }
}

/** What a run that was killed left behind would stay until the machine is restarted. */
function removeAbandoned(): void {
  for (const name of readdirSync(MEMORY)) {
    const pid = /^portal-testes-(\d+)$/.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) rmSync(path.join(MEMORY, name), { recursive: true, force: true })
  }
}

/**
 * Lets this process and those that it starts keep their temporary files in memory, where there is enough of it.
 * Gives what takes them away again.
 */
export function useMemoryFolder(): () => void {
  if (!hasRoom()) return () => undefined
  removeAbandoned()
  const former = process.env.TMPDIR
  const folder = path.join(MEMORY, `portal-testes-${process.pid}`)
  // Others may walk through: a database's own user must.
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  process.env.TMPDIR = folder
  return () => {
    if (former === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = former
    rmSync(folder, { recursive: true, force: true })
  }
}
