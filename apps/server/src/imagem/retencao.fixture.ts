import { createHash } from 'node:crypto'
import { readdir, utimes } from 'node:fs/promises'
import path from 'node:path'
import { TEST_NOW, type TestApp } from '../testing/testApp.ts'
import { arquivos } from './arquivo.fixture.ts'
import { nextCor, upload } from './imagem.fixture.ts'
import type { Retencao } from './orfaos.ts'
import { folderOf, locateImagens } from './pastas.ts'
import { createTurnoRetencao } from './retencao.ts'

export const daysAgo = (days: number): Date => new Date(TEST_NOW.getTime() - days * 86_400_000)

/** A picture that no other test has, and the hash it is kept under. */
export async function createConteudo() {
  const conteudo = await arquivos.png(nextCor())
  return { conteudo, sha256: createHash('sha256').update(conteudo).digest('hex') }
}
export type Conteudo = Awaited<ReturnType<typeof createConteudo>>

/** An image of a guide, sent through the portal, as if it had been sent and removed that many days ago. */
export async function sendImagem(
  t: TestApp,
  numeroFicha: number,
  { conteudo, sha256 }: Conteudo,
  { removida, login = 100001 }: { removida?: number; login?: number } = {},
): Promise<void> {
  const { status } = await upload(t, numeroFicha, 'a.png', conteudo, { as: await t.as(login) })
  if (status !== 200) throw new Error(`the upload was answered ${status}`)
  if (removida === undefined) return
  await t.rows(
    'update imagem_guia set enviada_em = $3, removida_em = $4 where numero_ficha = $1 and sha256 = $2',
    [numeroFicha, sha256, daysAgo(removida + 1), daysAgo(removida)],
  )
}

/** The names of a content's files, sorted. */
export async function listFiles(t: TestApp, sha256: string): Promise<string[]> {
  const folder = path.join(locateImagens(t.services.config.dataDir), folderOf(sha256))
  return (await readdir(folder)).filter((nome) => nome.startsWith(sha256)).toSorted()
}

/** Makes a content's files as old as that. */
export async function age(t: TestApp, sha256: string, gravado: Date): Promise<void> {
  const folder = path.join(locateImagens(t.services.config.dataDir), folderOf(sha256))
  for (const nome of await listFiles(t, sha256)) await utimes(path.join(folder, nome), gravado, gravado)
}

/**
 * One pass of the job, in the minute in which it looks at the content's folder, with the connections of the background,
 * as it runs; answers what it logged.
 */
export async function runRetencao(
  t: TestApp,
  sha256: string,
  { pool, arquivos: guardados }: Pick<Retencao, 'pool' | 'arquivos'> = {
    pool: t.services.background,
    arquivos: t.services.arquivos,
  },
): Promise<unknown[]> {
  const linhas: unknown[] = []
  const note = (linha: unknown) => linhas.push(linha)
  const report = (_trabalho: string, error: unknown) => void linhas.push(error)
  const minute = Math.floor(TEST_NOW.getTime() / 60_000)
  const wait = (Number.parseInt(folderOf(sha256), 16) - (minute % 256) + 256) % 256
  const clock = { now: () => new Date((minute + wait) * 60_000) }
  const turn = createTurnoRetencao({ pool, arquivos: guardados, clock, report, log: { info: note } })
  while (await turn());
  return linhas
}
