import type { conciliacao } from '@portal/contract/conciliacao.ts'
import type { Handler } from '../http/handler.ts'
import { encodeCursor, readCursorInteiro, readPagina } from '../http/pagina.ts'
import { DEPOIS_DE_TODAS, type LinhaAcao, listAcoesAntes } from './acao.store.ts'
import { toAcao } from './reply.ts'
import { requireTudo } from './requireTudo.ts'

/** What was done, undone things too, a page at a time. */
export const listAcoes: Handler<typeof conciliacao.listAcoes> = async (context) => {
  const { query, db, sessao } = context
  await requireTudo(context)
  const { pagina, proximo } = await readPagina(context, query, {
    write: ({ numero }: LinhaAcao) => encodeCursor(String(numero)),
    read: readCursorInteiro,
    list: (limite, antes = DEPOIS_DE_TODAS) =>
      listAcoesAntes(db, sessao.codigoCredenciado, { antes, limite }),
  })
  return { acoes: pagina.map(toAcao), proximo }
}
