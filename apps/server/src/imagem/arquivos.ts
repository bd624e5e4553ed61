import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Where image content is kept, by key. Keys are made by us (hashes), never by a caller. */
export type Arquivos = {
  /** Resolves once the content is on disk, whole or not at all. Putting the same key again is harmless. */
  put: (chave: string, conteudo: Buffer | { caminho: string }) => Promise<void>
  open: (chave: string) => Promise<{ conteudo: NodeJS.ReadableStream; bytes: number } | undefined>
  remove: (chave: string) => Promise<void>
}

/**
 * The images' folder under the data folder, on local disk: written beside its place, synced, then renamed, so that a
 * crash leaves no half file under its name.
 */
export function openArquivos(dataDir: string): Arquivos {
  const folder = path.join(dataDir, 'imagens')
  const locate = (chave: string) => path.join(folder, chave.slice(0, 2), chave)
  return {
    put: async (chave, conteudo) => {
      const target = locate(chave)
      await mkdir(path.dirname(target), { recursive: true })
      const partial = `${target}.${process.pid}.${Date.now()}.parcial`
      if (Buffer.isBuffer(conteudo)) await writeFile(partial, conteudo, { mode: 0o600 })
      else await copyFile(conteudo.caminho, partial)
      const file = await open(partial, 'r+')
      await file.sync()
      await file.close()
      await rename(partial, target)
    },
    open: async (chave) => {
      const found = await stat(locate(chave)).catch(() => undefined)
      if (!found) return undefined
      return { conteudo: createReadStream(locate(chave)), bytes: found.size }
    },
    remove: (chave) => rm(locate(chave), { force: true }),
  }
}
