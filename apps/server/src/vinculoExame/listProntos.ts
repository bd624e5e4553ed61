import type { vinculoExame } from '@portal/contract/vinculoExame.ts'
import type { Handler } from '../http/handler.ts'
import { loadPagina, readCursor } from '../http/pagina.ts'
import { toCursor } from '../pesquisa/cursor.ts'
import { toExamesProntos } from './toExamePronto.ts'
import { type ExamePronto, listSemGuia } from './vinculoExame.store.ts'

/** S21: exams that came, answer for no guide and were not acknowledged; the newest request first. */
export const listProntos: Handler<typeof vinculoExame.listProntos> = async (context) => {
  const { query, db, sessao } = context
  const { pagina, proximo } = await loadPagina(context, query, {
    objeto: 'exames prontos sem guia',
    vazio: 'exames prontos sem guia: nenhum',
    write: ({ numeroSolicitacao }: ExamePronto) => toCursor(numeroSolicitacao),
    read: readCursor,
    list: (limite, depois) => listSemGuia(db, sessao.codigoCredenciado, limite, depois),
  })
  return { exames: await toExamesProntos(context, pagina), proximo }
}
