import { randomUUID } from 'node:crypto'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { ignoreMissing } from '../files/missing.ts'
import { folderOf, sufixoParcial } from './pastas.ts'

/** A content on the disk; `oculto` when a file of it was put out of the way. */
export type ConteudoGuardado = { sha256: string; oculto: boolean }

/**
 * How content goes from the disk: out of the way while it is not certain that it may go, away once it is. What a
 * killed process hid, the next one that hides the content takes over.
 */
export type Descarte = {
  /** The contents in one of the folders of `pastas.ts`. */
  listConteudos: (pasta: string) => Promise<ConteudoGuardado[]>
  /** When the latest file of the content was written; undefined when there is none. */
  findGravacao: (sha256: string) => Promise<Date | undefined>
  /** Puts every version of the content out of the way: it cannot be opened. The answer is for `discard`. */
  hide: (sha256: string) => Promise<Ocultacao>
  /** Removes what that call hid and nothing else; says whether there was any. */
  discard: (sha256: string, ocultacao: Ocultacao) => Promise<boolean>
  /** Puts back whatever is hidden. What was put meanwhile is the same content: it matters not which file stays. */
  restore: (sha256: string) => Promise<void>
}

/** The end of the names that one call of `hide` gave. */
export type Ocultacao = string

const fimOculto = /\.[\w-]+\.oculto$/
const hashOf = (nome: string): string => nome.slice(0, nome.indexOf('-'))

/** `folder` is that of the images. */
export function createDescarte(folder: string): Descarte {
  const listNomes = async (pasta: string): Promise<string[]> => {
    const nomes = await ignoreMissing(readdir(path.join(folder, pasta)))
    return nomes?.filter((nome) => !nome.endsWith(sufixoParcial)) ?? []
  }
  /** Does something with each file of a content that is still there. */
  async function each<T>(sha256: string, work: (caminho: string) => Promise<T>): Promise<T[]> {
    const pasta = folderOf(sha256)
    const nomes = (await listNomes(pasta)).filter((nome) => hashOf(nome) === sha256)
    const done = await Promise.all(
      nomes.map((nome) => ignoreMissing(work(path.join(folder, pasta, nome)).then((value) => ({ value })))),
    )
    return done.flatMap((file) => (file ? [file.value] : []))
  }
  return {
    listConteudos: async (pasta) => {
      const nomes = await listNomes(pasta)
      const ocultos = new Set(nomes.filter((nome) => fimOculto.test(nome)).map(hashOf))
      return [...new Set(nomes.map(hashOf))].map((sha256) => ({ sha256, oculto: ocultos.has(sha256) }))
    },
    findGravacao: async (sha256) => {
      const times = await each(sha256, async (caminho) => (await stat(caminho)).mtimeMs)
      return times.length === 0 ? undefined : new Date(Math.max(...times))
    },
    hide: async (sha256) => {
      const ocultacao = `.${randomUUID()}.oculto`
      await each(sha256, (caminho) => rename(caminho, caminho.replace(fimOculto, '') + ocultacao))
      return ocultacao
    },
    discard: async (sha256, ocultacao) => {
      const removed = await each(sha256, async (caminho) => {
        if (caminho.endsWith(ocultacao)) await rm(caminho)
        return caminho.endsWith(ocultacao)
      })
      return removed.includes(true)
    },
    restore: async (sha256) => {
      await each(sha256, (caminho) => rename(caminho, caminho.replace(fimOculto, '')))
    },
  }
}
