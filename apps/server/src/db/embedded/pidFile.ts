import { readFileSync, readlinkSync, rmSync } from 'node:fs'
import path from 'node:path'

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The postmaster stands in its data folder; after a reboot the same number may be any other program. */
function standsIn(pid: number, data: string): boolean {
  if (process.platform !== 'linux') return true
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === data
  } catch {
    return false
  }
}

function readPid(data: string): number | null {
  try {
    const pid = Math.abs(Number.parseInt(readFileSync(path.join(data, 'postmaster.pid'), 'utf8'), 10))
    return pid > 0 ? pid : null
  } catch {
    return null
  }
}

/** The number of the postmaster that serves this data folder, or null when none does. */
export function findPostmaster(data: string): number | null {
  const pid = readPid(data)
  return pid !== null && isAlive(pid) && standsIn(pid, data) ? pid : null
}

/**
 * PostgreSQL replaces a stale file by itself, except when its number was given meanwhile to another program of the
 * same user (usual in containers): there it refuses to start, so that file alone is removed here.
 */
export function removeStalePidFile(data: string): void {
  const pid = readPid(data)
  if (pid !== null && isAlive(pid) && !standsIn(pid, data)) rmSync(path.join(data, 'postmaster.pid'))
}
