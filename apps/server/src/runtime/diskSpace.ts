import { access, constants, statfs } from 'node:fs/promises'
import pg from 'pg'

/** What the file system says when it takes no more: the disk, the quota, or how large a file may be. */
const fileCodes = ['ENOSPC', 'EDQUOT', 'EFBIG']
/** PostgreSQL's disk_full. Of a quota it says only what the file system told it. */
const DISK_FULL = '53100'
const SAID_BY_SYSTEM = /No space left on device|Disk quota exceeded|File too large/

/** Whether an error means that there is no room to write, in the database or on this machine's disk. */
export function isOutOfSpace(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof pg.DatabaseError) {
    return error.code === DISK_FULL || SAID_BY_SYSTEM.test(error.message)
  }
  return 'code' in error && fileCodes.includes(String(error.code))
}

/** What the file system says where nothing may be written, or not by this user. A connection is refused by the same codes. */
const FORBIDDEN = ['EROFS', 'EACCES', 'EPERM']

/** Whether an error means that a file may not be used as it has to be: its disk only reads, or this user has no right. */
export const isForbidden = (error: unknown): boolean =>
  error instanceof Error && 'path' in error && 'code' in error && FORBIDDEN.includes(String(error.code))

/** Below one file of PostgreSQL's log (16 MB) its next write may be the last; an image and its copies take as much. */
const LEAST_FREE_BYTES = 16 * 1024 * 1024
/** Of a disk that is small itself, this part: it would never have as much. */
const LEAST_FREE_PART = 1 / 20

/** Only a write can tell that the database has no room, or one folder of many no right: its last word is believed for this while. */
const MEMORY_MS = 10_000

/** What keeps this process from writing, as `ready` tells it. */
export type Impedimento = 'semEspaco' | 'semGravacao'

export type DiskSpace = {
  /** Notes an error that is about writing, whoever met it. */
  note: (error: unknown) => void
  /** What keeps from writing, as far as can be told. */
  findImpedimento: () => Promise<Impedimento | undefined>
}

/** Whether the disk of the folder has less room than one more write may take. */
async function isFull(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => undefined)
  if (!disk) return false
  const { bavail, bsize, blocks } = disk
  return bavail * bsize < Math.min(LEAST_FREE_BYTES, blocks * bsize * LEAST_FREE_PART)
}

/** Whether something stands in the way of writing into the folder; one that is not there yet is made by the first write. */
const isClosed = (folder: string): Promise<boolean> =>
  access(folder, constants.W_OK | constants.X_OK).then(() => false, isForbidden)

/**
 * Watches the room to write on the disk of `dataDir`, the right to in it and in `folders`, and what the database's writes
 * were answered.
 */
export function createDiskSpace(
  dataDir: string,
  folders: readonly string[] = [],
  now: () => number = Date.now,
): DiskSpace {
  const last: Record<Impedimento, number> = { semEspaco: -Infinity, semGravacao: -Infinity }
  const isRecent = (what: Impedimento) => now() - last[what] < MEMORY_MS
  const watched = [dataDir, ...folders]
  return {
    note: (error) => {
      if (isOutOfSpace(error)) last.semEspaco = now()
      if (isForbidden(error)) last.semGravacao = now()
    },
    findImpedimento: async () => {
      if (isRecent('semEspaco') || (await isFull(dataDir))) return 'semEspaco'
      if (isRecent('semGravacao')) return 'semGravacao'
      const closed = await Promise.all(watched.map(isClosed))
      return closed.includes(true) ? 'semGravacao' : undefined
    },
  }
}
