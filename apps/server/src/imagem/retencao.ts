import { startPeriodic } from '../job/periodic.ts'
import type { Ocultacao } from './descarte.ts'
import { listOrfaos, type Retencao } from './orfaos.ts'
import { pastas } from './pastas.ts'
import { listVencidos, releaseConteudo } from './retencao.store.ts'

const LOTE = 100
const MINUTO_MS = 60_000

/** One of the folders, by the clock: all come in four hours and a quarter, whichever processes live through them. */
const pastaDoMinuto = (agora: Date): string =>
  pastas[Math.floor(agora.getTime() / MINUTO_MS) % pastas.length] ?? ''

type Conteudo = { tipo: 'removidas' | 'orfaos'; sha256: string }

/** What may be gone: the images removed long enough ago, and the orphans of the minute's folder. */
async function* listApagaveis(retencao: Retencao): AsyncGenerator<Conteudo> {
  const { pool, clock } = retencao
  let depois: string | undefined = ''
  while (depois !== undefined) {
    const desde: string = depois
    const vencidos = await pool.read(0, (db) => listVencidos(db, clock.now(), desde, LOTE))
    for (const sha256 of vencidos) yield { tipo: 'removidas', sha256 }
    depois = vencidos.at(-1)
  }
  for await (const sha256 of listOrfaos(retencao, pastaDoMinuto(clock.now())))
    yield { tipo: 'orfaos', sha256 }
}

/**
 * Deletes a content from the disk unless somebody needs it by now; says whether it did. Its files are out of the way
 * before the transaction ends, and go after it. When the commit fails the lock may have been lost before they were
 * hidden, so that an upload wrote them again: they are put back.
 */
async function deleteConteudo({ pool, arquivos, clock }: Retencao, sha256: string): Promise<boolean> {
  let ocultacao: Ocultacao | undefined
  try {
    ocultacao = await pool.transaction(0, async (db) =>
      (await releaseConteudo(db, sha256, clock.now())) ? arquivos.hide(sha256) : undefined,
    )
  } catch (error) {
    await arquivos.restore(sha256)
    throw error
  }
  return ocultacao !== undefined && arquivos.discard(sha256, ocultacao)
}

/** One that cannot be deleted does not keep the next from it. */
async function attemptDelete(retencao: Retencao, sha256: string): Promise<boolean> {
  try {
    return await deleteConteudo(retencao, sha256)
  } catch (error) {
    retencao.report('retencao', error)
    return false
  }
}

/**
 * The work of a turn: deletes a batch of what nobody needs and goes on with the next one at the next turn. Resolves to
 * whether more is waiting.
 */
export function createTurnoRetencao(retencao: Retencao): () => Promise<boolean> {
  let pass: AsyncGenerator<Conteudo> | undefined
  return async () => {
    pass ??= listApagaveis(retencao)
    const apagados = { removidas: 0, orfaos: 0 }
    for (let n = 0; n < LOTE && pass; n++) {
      const next = await pass.next()
      if (next.done) pass = undefined
      else if (await attemptDelete(retencao, next.value.sha256)) apagados[next.value.tipo]++
    }
    if (apagados.removidas + apagados.orfaos > 0) retencao.log.info(apagados, 'conteudo of imagens deleted')
    return pass !== undefined
  }
}

/** Deletes what nobody needs, every minute until stopped. */
export const startRetencao = (retencao: Retencao): (() => Promise<void>) =>
  startPeriodic(
    { trabalho: 'retencao', intervaloMs: MINUTO_MS, turn: createTurnoRetencao(retencao) },
    retencao.report,
  )
