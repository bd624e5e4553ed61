import type { pesquisa } from '@portal/contract/pesquisa.ts'
import type { Handler } from '../http/handler.ts'
import { readFiltro } from './filtro.ts'
import { loadPagina } from './pagina.ts'

/** Guides of this provider by the filters of Spec §7, newest first where no other order is asked for. */
export const searchGuias: Handler<typeof pesquisa.searchGuias> = async (context) => {
  const { cursor, limite, ordem, ...filtro } = context.body
  return loadPagina(context, readFiltro(filtro, context.hoje, context.fail), { cursor, limite, ordem })
}
