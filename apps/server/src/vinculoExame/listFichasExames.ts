import type { vinculoExame } from '@portal/contract/vinculoExame.ts'
import { requireAssociado } from '../associado/consulta.ts'
import type { Handler } from '../http/handler.ts'
import { toExamesProntos } from './toExamePronto.ts'
import { listProntosDoAssociado } from './vinculoExame.store.ts'

/** The patient's exams that came back to who asked for them; with events, those alone that have one of them. */
export const listFichasExames: Handler<typeof vinculoExame.listFichasExames> = async (context) => {
  const { query, db, sessao, trilha } = context
  const { codigoAssociado } = await requireAssociado(context, query.codigoAssociado)
  trilha({ codigoAssociado, objeto: 'exames prontos' })
  const prontos = await listProntosDoAssociado(db, sessao.codigoCredenciado, codigoAssociado)
  const pedidos = query.eventos && new Set(query.eventos.split(','))
  const escolhidos = pedidos
    ? prontos.filter(({ eventos }) => eventos.some(({ codigoEvento }) => pedidos.has(codigoEvento)))
    : prontos
  return toExamesProntos(context, escolhidos)
}
