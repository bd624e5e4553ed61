import type { GuiaResumo } from '@portal/contract/guiaResumo.ts'
import type { OrdemGuia } from '@portal/domain/guia/ordemGuia.ts'
import type { Db } from '../db/client.ts'
import { type LinhaResumo, toGuiaResumo } from '../guia/reply/resumo.store.ts'
import { loadPagina as loadLinhas, type PedidoPagina, readCursor } from '../http/pagina.ts'
import type { Acesso } from '../trilha/acesso.ts'
import { toCursor } from './cursor.ts'
import type { Busca } from './filtro.ts'
import { listOrdenadas, type PosicaoOrdem, readCursorOrdem, writeCursor } from './ordem.store.ts'
import { listGuias } from './pesquisa.store.ts'

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

/** The same in an order that was asked for. */
export const inOrdem = (busca: Busca, ordem: OrdemGuia): Ordem<PosicaoOrdem> => ({
  read: (cursor) => readCursorOrdem(ordem, cursor),
  write: (ultima) => writeCursor(ordem, ultima),
  list: (db, codigoCredenciado, limite, depois) =>
    listOrdenadas(db, codigoCredenciado, { busca, ordem, limite, depois }),
})

/** A page of the guides of a search, newest first where no other order is asked for (`loadPaginaEm`). */
export const loadPagina = (
  chamada: Chamada,
  busca: Busca,
  { ordem = '-guia', ...pedido }: PedidoPagina & { ordem?: OrdemGuia | undefined },
) =>
  ordem === '-guia'
    ? loadPaginaEm(chamada, maisNovas(busca), pedido)
    : loadPaginaEm(chamada, inOrdem(busca, ordem), pedido)

/** A page of guides and where the next one begins. Refuses a cursor that is not ours with API-GEN-0001. */
export async function loadPaginaEm<P>(
  { db, sessao, hoje, ...chamada }: Chamada,
  { list, ...ordem }: Ordem<P>,
  pedido: PedidoPagina,
): Promise<{ guias: GuiaResumo[]; proximo: string | null }> {
  const { pagina, proximo } = await loadLinhas(chamada, pedido, {
    ...ordem,
    objeto: 'lista de guias',
    vazio: 'lista de guias vazia',
    list: (limite, depois: P | undefined) => list(db, sessao.codigoCredenciado, limite, depois),
  })
  return { guias: pagina.map((linha) => toGuiaResumo(linha, hoje)), proximo }
}
