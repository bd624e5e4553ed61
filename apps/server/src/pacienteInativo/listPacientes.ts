import type { GuiaInativa, OpcaoInativos, pacienteInativo } from '@portal/contract/pacienteInativo.ts'
import type { Handler } from '../http/handler.ts'
import { loadPagina, readCursor } from '../http/pagina.ts'
import { toCursor } from '../pesquisa/cursor.ts'
import { type LinhaInativa, listInativas } from './pacienteInativo.store.ts'

/** What an option of the list asks of the acknowledgement (Operadora §6). */
export const cienteDe: Readonly<Record<OpcaoInativos, boolean | null>> = {
  NAO_CIENTES: false,
  CIENTES: true,
  TODOS: null,
}

const toGuiaInativa = (linha: LinhaInativa): GuiaInativa => {
  const { cienteLogin, cienteEm, codigoAssociado: _daTrilha, ...guia } = linha
  const ciencia =
    cienteLogin === null || cienteEm === null ? null : { login: cienteLogin, em: cienteEm.toISOString() }
  return { ...guia, ciencia }
}

/** Interface S11: page after page, the newest guide first. */
export const listPacientes: Handler<typeof pacienteInativo.listPacientes> = async (context) => {
  const { query, body, db, sessao, hoje } = context
  const filtro = { codigoCredenciado: sessao.codigoCredenciado, hoje, ciente: cienteDe[query.opcao] }
  const { pagina, proximo } = await loadPagina(context, body, {
    objeto: 'lista de pacientes inativos',
    vazio: 'lista de pacientes inativos vazia',
    write: ({ numeroFicha }: LinhaInativa) => toCursor(numeroFicha),
    read: readCursor,
    list: (limite, depois) => listInativas(db, filtro, limite, depois),
  })
  return { pacientesInativos: pagina.map(toGuiaInativa), proximo }
}
