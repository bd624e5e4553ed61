import { hkdfSync, randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { openSealed, seal } from '../files/cofre.ts'
import { keepLocalKey } from '../files/localKey.ts'
import { ignoreMissing } from '../files/missing.ts'
import { makePasta } from '../files/pasta.ts'
import type { Config } from '../runtime/config.ts'
import { createDescarte, type Descarte } from './descarte.ts'
import { folderOf, locateImagens, sufixoParcial } from './pastas.ts'

/** Where image content is kept, by key. Keys are made by us (keyOf in copia.ts), never by a caller. */
export type Arquivos = Descarte & {
  /** Resolves once the content is on disk, whole or not at all. Putting the same key again is harmless. */
  put: (chave: string, conteudo: Buffer | AsyncIterable<Buffer>) => Promise<void>
  open: (chave: string) => Promise<{ conteudo: NodeJS.ReadableStream; bytes: number } | undefined>
}

declare module '../http/services.ts' {
  interface Services {
    arquivos: Arquivos
  }
}

/** The key of the images' files: of the configured secret or, in the local environment, of one kept in DATA_DIR. */
async function loadChaveImagens({ imagensSecret, dataDir }: Config): Promise<Buffer> {
  const secret = imagensSecret ?? (await keepLocalKey(dataDir, 'imagens.key'))
  return Buffer.from(hkdfSync('sha256', secret, '', 'portal imagens', 32))
}

/** The images of this installation: in its data folder, under its key. */
export const openArquivosOf = async (config: Config): Promise<Arquivos> =>
  openArquivos(config.dataDir, await loadChaveImagens(config))

/**
 * The images' folder under the data folder, on local disk and sealed with a secret key (cofre.ts): written beside its
 * place, synced, then renamed, so that a crash leaves no half file under its name.
 */
export function openArquivos(dataDir: string, secreta: Buffer): Arquivos {
  const folder = locateImagens(dataDir)
  const locate = (chave: string) => path.join(folder, folderOf(chave), chave)
  return {
    put: async (chave, conteudo) => {
      const target = locate(chave)
      await makePasta(path.dirname(target))
      // Two calls may keep the same content at the same time: each writes a file of its own.
      const partial = `${target}.${randomUUID()}${sufixoParcial}`
      const parts = Buffer.isBuffer(conteudo) ? Readable.from([conteudo]) : conteudo
      try {
        await writeFile(partial, seal(secreta, parts), { mode: 0o600, flush: true })
        await rename(partial, target)
      } catch (error) {
        await rm(partial, { force: true })
        throw error
      }
    },
    open: (chave) => ignoreMissing(openSealed(secreta, locate(chave))),
    ...createDescarte(folder),
  }
}
