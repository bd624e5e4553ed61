import { mkdir } from 'node:fs/promises'
import path from 'node:path'

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

/**
 * Makes a folder and those above it. Throws what the file system says: Node's own way to make several at once calls a disk
 * that only reads, or a quota that is used up, a missing folder.
 */
export async function makePasta(pasta: string, mode?: number, make = mkdir): Promise<void> {
  const attempt = () =>
    make(pasta, { mode }).catch((error: unknown) => {
      if (!isCode(error, 'EEXIST')) throw error
    })
  try {
    await attempt()
  } catch (error) {
    const acima = path.dirname(pasta)
    if (!isCode(error, 'ENOENT') || acima === pasta) throw error
    await makePasta(acima, mode, make)
    await attempt()
  }
}
