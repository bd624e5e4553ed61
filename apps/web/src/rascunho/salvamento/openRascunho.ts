import type { Rascunho } from '@portal/contract/rascunho.ts'
import { chooseRascunho, type RascunhoInicial } from './chooseRascunho.ts'
import type { CopiaLocal } from './copiaLocal.ts'

/** The server is away: the copy stands for it, upon the revision that it knows. */
const standIn = ({ conteudo, revisaoBase, isPendente, emDuvida, em }: CopiaLocal): RascunhoInicial => ({
  conteudo,
  revisaoBase,
  salvoEm: em,
  isPendente,
  emDuvida,
  conflito: null,
})

/**
 * Chooses what the editor begins with, the copy in this browser having been read after the guide. A copy that knows a
 * later revision than the guide's answer tells that the answer is old: another tab saved since, or the guide stood in
 * memory. Then the server is asked again.
 */
export async function openRascunho(
  daGuia: Rascunho | null,
  local: CopiaLocal | undefined,
  readServidor: () => Promise<Rascunho | null>,
): Promise<RascunhoInicial> {
  if (!local || local.revisaoBase <= (daGuia?.revisao ?? 0)) return chooseRascunho(daGuia, local)
  try {
    return chooseRascunho(await readServidor(), local)
  } catch {
    return standIn(local)
  }
}
