import type { Db } from '../db/client.ts'
import type { Guia } from '../guia/fatos/guia.store.ts'
import { Falha } from '../http/falha.ts'
import type { Sessao } from '../http/sessao.ts'
import { isVisto, loadVisao } from '../repasse/visao.ts'
import type { LugarImagem } from './lugar.ts'

/** Whether a login sees an image: what is brought to an appeal follows the sharing option. */
export async function createVistaImagens(
  { db, sessao }: { db: Db; sessao: Sessao },
  { codigoDentista }: Pick<Guia, 'codigoDentista'>,
): Promise<(imagem: { momento: LugarImagem['momento'] }) => boolean> {
  const isDele = isVisto(await loadVisao(db, sessao), codigoDentista)
  return ({ momento }) => isDele || momento !== 'recurso'
}

/** What is brought to an appeal follows the sharing option, as the appeal does (Spec §3): refused with API-GTO-0001. */
export async function refuseAlheia(
  { db, sessao }: { db: Db; sessao: Sessao },
  { momento }: Pick<LugarImagem, 'momento'>,
  { codigoDentista }: Pick<Guia, 'codigoDentista'>,
): Promise<void> {
  if (momento === 'recurso' && !isVisto(await loadVisao(db, sessao), codigoDentista)) {
    throw new Falha('API-GTO-0001')
  }
}
