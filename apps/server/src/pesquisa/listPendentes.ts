import type { pesquisa } from '@portal/contract/pesquisa.ts'
import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import type { Handler } from '../http/handler.ts'
import { type PosicaoPrazo, readCursorPrazo, toCursorPrazo } from './cursor.ts'
import type { Busca } from './filtro.ts'
import { loadPaginaEm, type Ordem } from './pagina.ts'
import { listPorPrazo } from './pesquisa.store.ts'

/** Pending guides are those that wait for a technical justification or for documents (Spec §7). */
const status = [statusFicha.aguardandoJustificativa, statusFicha.aguardandoDocumentacao]
export const pendentes: Busca = { status }

/** The overdue first, then the nearest term. */
const porPrazo: Ordem<PosicaoPrazo> = {
  read: readCursorPrazo,
  write: ({ prazo, numeroFicha }) => toCursorPrazo(prazo, numeroFicha),
  list: (db, codigoCredenciado, limite, depois) =>
    listPorPrazo(db, codigoCredenciado, status, limite, depois),
}

export const listPendentes: Handler<typeof pesquisa.listPendentes> = (context) =>
  loadPaginaEm(context, porPrazo, context.query)
