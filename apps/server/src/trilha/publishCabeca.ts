import type { Db, Pool } from '../db/client.ts'
import { civilDay } from '../runtime/clock.ts'
import type { Report } from '../runtime/report.ts'
import { type Cabeca, createCabeca, toLinha } from './cabeca.ts'
import { fileOf, listArquivos, readArquivo, writeArquivo } from './cabecaArquivo.ts'
import type { Chaves } from './chave.ts'
import { findSelo, findUltimoSelo, lockPublicacao } from './selo.store.ts'

/** Where heads are published: a folder that the database's owner cannot write, and the log. */
export type Publicacao = {
  pool: Pool
  chaves: Chaves
  folder: string
  /** Writes a line to the log, whatever its level. */
  log: (line: object) => void
}

/** What was published last: today's, or else the latest day's. */
async function findPublicada({ folder, chaves }: Omit<Publicacao, 'log'>, dia: string) {
  const files = await listArquivos(folder)
  const today = fileOf(folder, dia)
  const file = files.includes(today) ? today : files.at(-1)
  if (file === undefined) return undefined
  const [cabeca] = await readArquivo(file, chaves)
  return { cabeca, deHoje: file === today }
}

/** Throws when the chain does not go through a head that was published: what it tells must not be written over. */
async function requireCabeca(db: Db, { sequencia, hash, em }: Cabeca): Promise<void> {
  const selo = await findSelo(db, sequencia)
  if (selo?.hash.toString('hex') === hash) return
  throw new Error(
    `the database no longer has selo ${sequencia}, published at ${em}; run npm run trilha:verify`,
  )
}

/**
 * Publishes the end of the chain as committed, in the file of the civil day, unless it is there already; answers it,
 * undefined while nothing is sealed. It goes only forward: throws when the chain lacks what was published before.
 */
export function publishCabeca(publicacao: Omit<Publicacao, 'log'>, agora: Date): Promise<Cabeca | undefined> {
  const { pool, chaves, folder } = publicacao
  return pool.read(0, async (db) => {
    await lockPublicacao(db)
    const dia = civilDay(agora)
    const publicada = await findPublicada(publicacao, dia)
    if (publicada) await requireCabeca(db, publicada.cabeca)
    const ultimo = await findUltimoSelo(db)
    if (!ultimo) return undefined
    if (publicada?.deHoje && publicada.cabeca.sequencia === ultimo.sequencia) return publicada.cabeca
    const cabeca = createCabeca(ultimo, chaves.atual, agora)
    await writeArquivo(folder, dia, cabeca)
    return cabeca
  })
}

/**
 * Publishes in turns, and tells the log the first head of each civil day and of this process. Never throws: sealing goes
 * on, and what could not be published is reported.
 */
export function createPublicador(publicacao: Publicacao, report: Report): (agora: Date) => Promise<void> {
  let told = ''
  return async (agora) => {
    try {
      const cabeca = await publishCabeca(publicacao, agora)
      const dia = civilDay(agora)
      if (!cabeca || told === dia) return
      told = dia
      publicacao.log({ ...toLinha(cabeca), msg: 'cabeca of the trilha published' })
    } catch (error) {
      report('publicacao', error)
    }
  }
}
