import { randomBytes, randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import path from 'node:path'
import { seal, unseal } from './cofre.ts'
import { makePasta } from './pasta.ts'

/** Where a process keeps what it is receiving. */
export const locateTemporarios = (dataDir: string): string => path.join(dataDir, 'temporario')

export type Temporario = {
  /** The content from its beginning, as often as it is asked for. */
  open: () => AsyncIterable<Buffer>
  /** Gives the content up; after that it cannot be read. */
  close: () => Promise<void>
}

/**
 * Keeps content on the disk while this process lives: in a file whose name is gone before the first byte comes, under
 * a key that is nowhere but here. Whatever ends the process, the system frees the file, and nobody can read it.
 * Throws what the content throws, and then keeps nothing.
 */
export async function keepTemporario(dataDir: string, content: AsyncIterable<Buffer>): Promise<Temporario> {
  const folder = locateTemporarios(dataDir)
  await makePasta(folder)
  const caminho = path.join(folder, randomUUID())
  const file = await open(caminho, 'wx+', 0o600)
  const chave = randomBytes(32)
  try {
    await rm(caminho)
    await file.writeFile(seal(chave, content))
  } catch (error) {
    await file.close()
    throw error
  }
  return { open: () => unseal(chave, file), close: () => file.close() }
}
