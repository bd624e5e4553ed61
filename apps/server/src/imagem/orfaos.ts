import type { Services } from '../http/services.ts'
import type { Log } from '../runtime/log.ts'
import { attemptHoldConteudo, findConteudo, findDias, listComDono } from './retencao.store.ts'

export type Retencao = Pick<Services, 'pool' | 'arquivos' | 'clock' | 'report'> & {
  log: Pick<Log, 'info'>
}

const DIA_MS = 86_400_000

/**
 * The contents in a folder of `pastas.ts` that no image has, once they have been there for their retention. What a job
 * that was killed had hidden of the others is put back on the way.
 */
export async function* listOrfaos(retencao: Retencao, pasta: string): AsyncGenerator<string> {
  const { pool, arquivos, clock } = retencao
  const guardados = await arquivos.listConteudos(pasta)
  const { comDono, dias } = await pool.read(0, async (db) => ({
    comDono: await listComDono(
      db,
      guardados.map(({ sha256 }) => sha256),
    ),
    dias: await findDias(db, 'conteudoOrfao'),
  }))
  for (const { sha256, oculto } of guardados)
    if (oculto && comDono.has(sha256)) await restoreComDono(retencao, sha256)
  const semDono = guardados.filter(({ sha256 }) => !comDono.has(sha256))
  if (semDono.length === 0 || !(await isPastaDoBanco(retencao, pasta))) return
  const limite = new Date(clock.now().getTime() - dias * DIA_MS)
  for (const { sha256 } of semDono) {
    const gravadoEm = await arquivos.findGravacao(sha256)
    if (gravadoEm && gravadoEm < limite) yield sha256
  }
}

/**
 * Puts a content back that an image has still. Who is deleting it in this moment has hidden it too, and its rows tell
 * only at the end: it is left to them.
 */
async function restoreComDono({ pool, arquivos }: Retencao, sha256: string): Promise<void> {
  await pool.read(0, async (db) => {
    if (!(await attemptHoldConteudo(db, sha256))) return
    if ((await listComDono(db, [sha256])).has(sha256)) await arquivos.restore(sha256)
  })
}

/**
 * Whether the images of this database are in this data folder. To a portal that was pointed to another database by
 * mistake every image would be an orphan.
 */
async function isPastaDoBanco({ pool, arquivos, report }: Retencao, pasta: string): Promise<boolean> {
  const conhecido = await pool.read(0, (db) => findConteudo(db, pasta))
  if (conhecido === undefined) return false
  const found = (await arquivos.findGravacao(conhecido)) !== undefined
  if (!found) report('retencao', new Error('orfaos kept: DATA_DIR lacks an imagem of the database'))
  return found
}
