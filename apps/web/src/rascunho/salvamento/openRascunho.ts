import { chooseRascunho, type RascunhoInicial, type VersaoSalva } from './chooseRascunho.ts'
import type { CopiaLocal } from './copiaLocal.ts'

/** The server is away: the copy stands for it, upon the revision that it knows. */
const standIn = <C>({
  conteudo,
  revisaoBase,
  isPendente,
  emDuvida,
  em,
}: CopiaLocal<C>): RascunhoInicial<C> => ({
  conteudo,
  revisaoBase,
  salvoEm: em,
  isPendente,
  emDuvida,
  conflito: null,
})

/**
 * Chooses what the editor begins with, the copy in this browser having been read after the server's draft. A copy that
 * knows a later revision tells that the answer is old: another tab saved since, or it stood in memory. Then the server is asked again.
 */
export async function openRascunho<C>(
  lido: VersaoSalva<C> | null,
  local: CopiaLocal<C> | undefined,
  readServidor: () => Promise<VersaoSalva<C> | null>,
  vazio: C,
): Promise<RascunhoInicial<C>> {
  if (!local || local.revisaoBase <= (lido?.revisao ?? 0)) return chooseRascunho(lido, local, vazio)
  try {
    return chooseRascunho(await readServidor(), local, vazio)
  } catch {
    return standIn(local)
  }
}
