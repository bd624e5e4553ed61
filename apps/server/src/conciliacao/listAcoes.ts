import type { conciliacao } from '@portal/contract/conciliacao.ts'
import type { Handler } from '../http/handler.ts'
import { encodeCursor, readCursor } from '../http/pagina.ts'
import { DEPOIS_DE_TODAS, listAcoesAntes } from './acao.store.ts'
import { toAcao } from './reply.ts'
import { requireTudo } from './requireTudo.ts'

const LIMITE = 50

/** What was done, undone things too, a page at a time. Refuses a cursor that is not ours with API-GEN-0001. */
export const listAcoes: Handler<typeof conciliacao.listAcoes> = async (context) => {
  const { query, db, sessao, fail } = context
  await requireTudo(context)
  const { cursor, limite = LIMITE } = query
  const antes = cursor === undefined ? DEPOIS_DE_TODAS : readCursor(cursor)
  if (antes === undefined || antes > DEPOIS_DE_TODAS)
    return fail('API-GEN-0001', [{ campo: 'cursor', mensagem: 'Não é o início de uma página.' }])
  const linhas = await listAcoesAntes(db, sessao.codigoCredenciado, {
    antes,
    valem: false,
    limite: limite + 1,
  })
  const pagina = linhas.slice(0, limite)
  const ultima = linhas.length > limite ? pagina.at(-1) : undefined
  return { acoes: pagina.map(toAcao), proximo: ultima ? encodeCursor(String(ultima.numero)) : null }
}
