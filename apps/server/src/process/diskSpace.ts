import { statfs } from 'node:fs/promises'
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

/** Below one file of PostgreSQL's log (16 MB) its next write may be the last; an image and its copies take as much. */
const LEAST_FREE_BYTES = 16 * 1024 * 1024
/** Of a disk that is small itself, this part: it would never have as much. */
const LEAST_FREE_PART = 1 / 20

/** Only a write can tell that the database has no room: for this while its last word is believed. */
const MEMORY_MS = 10_000

export type DiskSpace = {
  /** Notes an error that is about room, whoever met it. */
  note: (error: unknown) => void
  /** Whether there is no room to write, as far as can be told. */
  isFull: () => Promise<boolean>
}

/** Watches the room to write: on the disk of `dataDir`, and in the database by what its writes were answered. */
export function createDiskSpace(dataDir: string, now: () => number = Date.now): DiskSpace {
  let fullAt = Number.NEGATIVE_INFINITY
  return {
    note: (error) => {
      if (isOutOfSpace(error)) fullAt = now()
    },
    isFull: async () => {
      if (now() - fullAt < MEMORY_MS) return true
      const disk = await statfs(dataDir).catch(() => undefined)
      if (!disk) return false
      const { bavail, bsize, blocks } = disk
      return bavail * bsize < Math.min(LEAST_FREE_BYTES, blocks * bsize * LEAST_FREE_PART)
    },
  }
}
