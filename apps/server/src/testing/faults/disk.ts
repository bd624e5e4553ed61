import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'

/** A small disk of its own, in memory. */
export type Disk = { folder: string; fill: () => void; free: () => void; unmount: () => void }

const megabytes = 700

/** Mounts it, or tells why this machine refuses. Root on Linux alone may. */
export function mountDisk(folder: string): Disk | string {
  mkdirSync(folder, { recursive: true })
  const options = `size=${megabytes}m,mode=0711`
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { encoding: 'utf8' })
  if (mounted.status !== 0) return mounted.error?.message ?? mounted.stderr.trim()
  const ballast = path.join(folder, 'lastro')
  return {
    folder,
    fill: () => fillWith(ballast),
    free: () => rmSync(ballast, { force: true }),
    unmount: () => {
      spawnSync('umount', ['--lazy', folder])
    },
  }
}

/** Adds until nothing more goes in, whatever was freed meanwhile: whole megabytes first, then the last pages. */
function fillWith(file: string): void {
  const handle = openSync(file, 'a')
  try {
    for (const bytes of [1 << 20, 1 << 12]) writeUntilFull(handle, Buffer.alloc(bytes))
  } finally {
    closeSync(handle)
  }
}

function writeUntilFull(handle: number, block: Buffer): void {
  try {
    while (writeSync(handle, block) > 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}
