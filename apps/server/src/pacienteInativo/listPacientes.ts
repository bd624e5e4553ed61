import type { GuiaInativa, OpcaoInativos, pacienteInativo } from '@portal/contract/pacienteInativo.ts'
import type { Handler } from '../http/handler.ts'
import { readCursor, toCursor } from '../pesquisa/cursor.ts'
import { type LinhaInativa, listInativas } from './pacienteInativo.store.ts'

const LIMITE = 50

/** What an option of the list asks of the acknowledgement (Operadora §6). */
export const cienteDe: Readonly<Record<OpcaoInativos, boolean | null>> = {
  NAO_CIENTES: false,
  CIENTES: true,
  TODOS: null,
}

const toGuiaInativa = (linha: LinhaInativa): GuiaInativa => {
  const { numeroFicha, nomeAssociado, statusFicha, fimCobertura, cienteLogin, cienteEm } = linha
  const ciencia =
    cienteLogin === null || cienteEm === null ? null : { login: cienteLogin, em: cienteEm.toISOString() }
  return { numeroFicha, nomeAssociado, statusFicha, fimCobertura, ciencia }
}

/** Interface S11: page after page, the newest guide first. */
export const listPacientes: Handler<typeof pacienteInativo.listPacientes> = async (context) => {
  const { query, body, db, sessao, hoje, fail, trilha } = context
  const { cursor, limite = LIMITE } = body
  const depois = cursor === undefined ? undefined : readCursor(cursor)
  if (cursor !== undefined && depois === undefined) {
    return fail('API-GEN-0001', [{ campo: 'cursor', mensagem: 'Não é o início de uma página.' }])
  }
  const filtro = { codigoCredenciado: sessao.codigoCredenciado, hoje, ciente: cienteDe[query.opcao] }
  // One more than asked for tells whether there is another page.
  const linhas = await listInativas(db, filtro, limite + 1, depois)
  const pagina = linhas.slice(0, limite)
  for (const codigoAssociado of new Set(pagina.map((linha) => linha.codigoAssociado))) {
    trilha({ codigoAssociado, objeto: 'lista de pacientes inativos' })
  }
  if (pagina.length === 0) trilha({ objeto: 'lista de pacientes inativos vazia' })
  const ultima = linhas.length > limite ? pagina.at(-1) : undefined
  return {
    pacientesInativos: pagina.map(toGuiaInativa),
    proximo: ultima ? toCursor(ultima.numeroFicha) : null,
  }
}
