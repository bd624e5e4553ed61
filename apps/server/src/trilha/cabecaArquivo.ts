import { open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makePasta } from '../files/pasta.ts'
import { tellFileCause } from '../runtime/tellFileCause.ts'
import { type Cabeca, readLinha, toLinha } from './cabeca.ts'
import type { Chaves } from './chave.ts'

/** The file of a civil day: the day's last head. Those of other days are never written again. */
export const fileOf = (folder: string, dia: string): string => path.join(folder, `${dia}.json`)

/** The files of the days, the oldest first. */
export async function listArquivos(folder: string): Promise<string[]> {
  try {
    const names = await readdir(folder)
    return names
      .filter((name) => /^\d{4}-\d{2}-\d{2}\.json$/.test(name))
      .toSorted()
      .map((name) => path.join(folder, name))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

async function readLinhas(file: string, chaves: Chaves): Promise<Cabeca[]> {
  const cabecas: Cabeca[] = []
  const handle = await open(file)
  try {
    for await (const linha of handle.readLines()) {
      const cabeca = readLinha(linha, chaves)
      if (cabeca) cabecas.push(cabeca)
    }
  } finally {
    await handle.close()
  }
  return cabecas
}

/**
 * Every head that a file tells, line by line: a day's own, or a log's. Throws, naming the file, when it tells none or
 * one that is not as it was published.
 */
export async function readArquivo(file: string, chaves: Chaves): Promise<[Cabeca, ...Cabeca[]]> {
  try {
    const [first, ...others] = await readLinhas(file, chaves)
    if (!first) throw new Error('não há cabeça nenhuma')
    return [first, ...others]
  } catch (error) {
    const cause = tellFileCause(error) ?? (error instanceof Error ? error.message : String(error))
    throw new Error(`${file}: ${cause}.`, { cause: error })
  }
}

/** Every head published in a folder, and in the logs that are named beside it. Throws as `readArquivo`. */
export async function readPublicadas(
  folder: string,
  chaves: Chaves,
  logs: readonly string[] = [],
): Promise<Cabeca[]> {
  const cabecas: Cabeca[] = []
  for (const file of [...(await listArquivos(folder)), ...logs]) {
    cabecas.push(...(await readArquivo(file, chaves)))
  }
  return cabecas
}

/** Puts a head in its day's file, whole or not at all; it is on disk when this ends. */
export async function writeArquivo(folder: string, dia: string, cabeca: Cabeca): Promise<void> {
  await makePasta(folder, 0o700)
  const file = fileOf(folder, dia)
  const partial = `${file}.${process.pid}.parcial`
  try {
    await writeFile(partial, `${JSON.stringify(toLinha(cabeca))}\n`, { mode: 0o600, flush: true })
    await rename(partial, file)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
  const entries = await open(folder)
  try {
    await entries.sync()
  } finally {
    await entries.close()
  }
}
