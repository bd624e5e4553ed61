import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Config } from '../config.ts'
import { loadChaveImagens, openSealed, seal } from './cofre.ts'

/** Where image content is kept, by key. Keys are made by us (hashes), never by a caller. */
export type Arquivos = {
  /** Resolves once the content is on disk, whole or not at all. Putting the same key again is harmless. */
  put: (chave: string, conteudo: Buffer | { caminho: string }) => Promise<void>
  open: (chave: string) => Promise<{ conteudo: NodeJS.ReadableStream; bytes: number } | undefined>
  remove: (chave: string) => Promise<void>
}

/** The images of this installation: in its data folder, under its key. */
export const openArquivosOf = async (config: Config): Promise<Arquivos> =>
  openArquivos(config.dataDir, await loadChaveImagens(config))

/**
 * The images' folder under the data folder, on local disk and sealed with a secret key (cofre.ts): written beside its
 * place, synced, then renamed, so that a crash leaves no half file under its name.
 */
export function openArquivos(dataDir: string, secreta: Buffer): Arquivos {
  const folder = path.join(dataDir, 'imagens')
  const locate = (chave: string) => path.join(folder, chave.slice(0, 2), chave)
  return {
    put: async (chave, conteudo) => {
      const target = locate(chave)
      await mkdir(path.dirname(target), { recursive: true })
      const partial = `${target}.${process.pid}.${Date.now()}.parcial`
      const source = Buffer.isBuffer(conteudo)
        ? Readable.from([conteudo])
        : createReadStream(conteudo.caminho)
      const sealed = (parts: AsyncIterable<Buffer>) => seal(secreta, parts)
      await pipeline(source, sealed, createWriteStream(partial, { mode: 0o600, flush: true }))
      await rename(partial, target)
    },
    open: async (chave) => {
      try {
        return await openSealed(secreta, locate(chave))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
        throw error
      }
    },
    remove: (chave) => rm(locate(chave), { force: true }),
  }
}
