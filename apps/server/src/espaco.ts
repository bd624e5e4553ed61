import { statfs } from 'node:fs/promises'
import pg from 'pg'

/** What the file system says when it takes no more: the disk, the quota, or how large a file may be. */
const codigosArquivo = ['ENOSPC', 'EDQUOT', 'EFBIG']
/** PostgreSQL's disk_full. Of a quota it says only what the file system told it. */
const DISCO_CHEIO = '53100'
const DITO_DO_SISTEMA = /No space left on device|Disk quota exceeded|File too large/

/** Whether an error means that there is no room to write, in the database or on this machine's disk. */
export function isSemEspaco(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof pg.DatabaseError) {
    return error.code === DISCO_CHEIO || DITO_DO_SISTEMA.test(error.message)
  }
  return 'code' in error && codigosArquivo.includes(String(error.code))
}

/** Below one file of PostgreSQL's log (16 MB) its next write may be the last; an image and its copies take as much. */
const MINIMO_LIVRE_BYTES = 16 * 1024 * 1024
/** Of a disk that is small itself, this part: it would never have as much. */
const MINIMO_LIVRE_PARTE = 1 / 20

/** Only a write can tell that the database has no room: for this while its last word is believed. */
const MEMORIA_MS = 10_000

export type Espaco = {
  /** Notes an error that is about room, whoever met it. */
  note: (error: unknown) => void
  /** Whether there is no room to write, as far as can be told. */
  isCheio: () => Promise<boolean>
}

/** Watches the room to write: on the disk of `dataDir`, and in the database by what its writes were answered. */
export function createEspaco(dataDir: string, now: () => number = Date.now): Espaco {
  let cheioEm = Number.NEGATIVE_INFINITY
  return {
    note: (error) => {
      if (isSemEspaco(error)) cheioEm = now()
    },
    isCheio: async () => {
      if (now() - cheioEm < MEMORIA_MS) return true
      const disco = await statfs(dataDir).catch(() => undefined)
      if (!disco) return false
      const { bavail, bsize, blocks } = disco
      return bavail * bsize < Math.min(MINIMO_LIVRE_BYTES, blocks * bsize * MINIMO_LIVRE_PARTE)
    },
  }
}
