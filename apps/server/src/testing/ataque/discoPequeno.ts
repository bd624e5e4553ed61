import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export type DiscoPequeno = {
  folder: string
  /** Takes all that is free but so many bytes. */
  fill: (livre: number) => void
  /** Gives it back. */
  free: () => void
  /** From now on it only reads, for root too. */
  lock: () => void
  unlock: () => void
  close: () => void
}

/** A disk of its own of so many megabytes, in memory. Needs to be root, who alone may mount one. */
export function mountDisco(megabytes: number): DiscoPequeno {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-disco-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder])
  const filler = path.join(folder, 'cheio')
  return {
    folder,
    fill: (livre) => {
      const { bavail, bsize } = statfsSync(folder)
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - livre)))
    },
    free: () => rmSync(filler, { force: true }),
    lock: () => execFileSync('mount', ['-o', 'remount,ro', folder]),
    unlock: () => execFileSync('mount', ['-o', 'remount,rw', folder]),
    close: () => {
      execFileSync('umount', ['--lazy', folder])
      rmdirSync(folder)
    },
  }
}
