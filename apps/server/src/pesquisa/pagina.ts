import type { GuiaResumo } from '@portal/contract/guia.ts'
import type { Db } from '../db/client.ts'
import { type LinhaResumo, toGuiaResumo } from '../guia/reply/resumo.store.ts'
import type { Acesso } from '../http/handler.ts'
import { readCursor, toCursor } from './cursor.ts'
import type { Busca } from './filtro.ts'
import { listGuias } from './pesquisa.store.ts'

const LIMITE = 50

export type PedidoPagina = { cursor?: string | undefined; limite?: number | undefined }

/** What a page needs of its call. */
type Chamada = {
  db: Db
  sessao: { codigoCredenciado: number }
  hoje: string
  fail: (codigo: 'API-GEN-0001', detalhes: readonly { campo: string; mensagem: string }[]) => never
  trilha: (acesso: Acesso) => void
}

/** How a list goes on: where a page begins, in the caller's hands, and the guides from there. */
export type Ordem<P> = {
  read: (cursor: string) => P | undefined
  write: (ultima: LinhaResumo) => string
  list: (db: Db, codigoCredenciado: number, limite: number, depois: P | undefined) => Promise<LinhaResumo[]>
}

/** The guides of a search, newest first. */
const maisNovas = (busca: Busca): Ordem<number> => ({
  read: readCursor,
  write: ({ numeroFicha }) => toCursor(numeroFicha),
  list: (db, codigoCredenciado, limite, depois) => listGuias(db, codigoCredenciado, busca, limite, depois),
})

/** A page of the guides of a search, newest first (`loadPaginaEm`). */
export const loadPagina = (chamada: Chamada, busca: Busca, pedido: PedidoPagina) =>
  loadPaginaEm(chamada, maisNovas(busca), pedido)

/**
 * A page of guides and where the next one begins. Notes each patient shown in the trail, and the search itself when
 * it shows none. Refuses a cursor that is not ours with API-GEN-0001.
 */
export async function loadPaginaEm<P>(
  { db, sessao, hoje, fail, trilha }: Chamada,
  { read, write, list }: Ordem<P>,
  { cursor, limite = LIMITE }: PedidoPagina,
): Promise<{ guias: GuiaResumo[]; proximo: string | null }> {
  const depois = cursor === undefined ? undefined : read(cursor)
  if (cursor !== undefined && depois === undefined) {
    return fail('API-GEN-0001', [{ campo: 'cursor', mensagem: 'Não é o início de uma página.' }])
  }
  // One more than asked for tells whether there is another page.
  const linhas = await list(db, sessao.codigoCredenciado, limite + 1, depois)
  const pagina = linhas.slice(0, limite)
  for (const codigoAssociado of new Set(pagina.map((linha) => linha.codigoAssociado))) {
    trilha({ codigoAssociado, objeto: 'lista de guias' })
  }
  if (pagina.length === 0) trilha({ objeto: 'lista de guias vazia' })
  const ultima = linhas.length > limite ? pagina.at(-1) : undefined
  return {
    guias: pagina.map((linha) => toGuiaResumo(linha, hoje)),
    proximo: ultima ? write(ultima) : null,
  }
}
