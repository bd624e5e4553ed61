import type { pesquisa } from '@portal/contract/pesquisa.ts'
import { type StatusFicha, statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import type { Db } from '../db/client.ts'
import type { Handler } from '../http/handler.ts'
import { type PosicaoPrazo, readCursorPrazo, toCursorPrazo } from './cursor.ts'
import type { Busca } from './filtro.ts'
import { loadPaginaEm, type Ordem } from './pagina.ts'
import { listPorPrazo } from './pesquisa.store.ts'

/** Pending guides are those that wait for a technical justification or for documents (Spec §7). */
const status = [statusFicha.aguardandoJustificativa, statusFicha.aguardandoDocumentacao]
export const pendentes: Busca = { status }

/** The pending guides after one, the overdue first, then the nearest term. */
export const listPendentesDesde = (
  db: Db,
  codigoCredenciado: number,
  limite: number,
  depois: { prazo: string | null; numeroFicha: number } | undefined,
  esperas: readonly StatusFicha[] = status,
) =>
  listPorPrazo(
    db,
    codigoCredenciado,
    esperas,
    limite,
    depois && { prazo: depois.prazo ?? 'infinity', numeroFicha: depois.numeroFicha },
  )

const porPrazo = (esperas: readonly StatusFicha[]): Ordem<PosicaoPrazo> => ({
  read: readCursorPrazo,
  write: ({ prazo, numeroFicha }) => toCursorPrazo(prazo, numeroFicha),
  list: (db, codigoCredenciado, limite, depois) =>
    listPendentesDesde(db, codigoCredenciado, limite, depois, esperas),
})

const esperaImagens = [statusFicha.aguardandoDocumentacao]

export const listPendentes: Handler<typeof pesquisa.listPendentes> = (context) => {
  const { soImagens = false, ...pedido } = context.query
  return loadPaginaEm(context, porPrazo(soImagens ? esperaImagens : status), pedido)
}
