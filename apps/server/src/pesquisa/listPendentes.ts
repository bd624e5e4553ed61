import type { pesquisa } from '@portal/contract/pesquisa.ts'
import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import type { Handler } from '../http/handler.ts'
import type { Busca } from './filtro.ts'
import { loadPagina } from './pagina.ts'

/** Pending guides are those that wait for a technical justification or for documents (Spec §7). */
export const pendentes: Busca = {
  status: [statusFicha.aguardandoJustificativa, statusFicha.aguardandoDocumentacao],
}

export const listPendentes: Handler<typeof pesquisa.listPendentes> = (context) =>
  loadPagina(context, pendentes, context.query)
