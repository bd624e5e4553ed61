import type { conciliacao } from '@portal/contract/conciliacao.ts'
import type { Handler } from '../http/handler.ts'
import { dropEscritas, lockConciliacao, undoAcao } from './acao.store.ts'
import { requireTudo } from './requireTudo.ts'

/** Undoes an action: a pair, a refusal, a difference, or an import with all that was made of its deposits. */
export const cancelAcao: Handler<typeof conciliacao.cancelAcao> = async (context) => {
  const { body, db, sessao, agora, fail, trilha } = context
  await requireTudo(context)
  const { codigoCredenciado } = sessao
  trilha({ objeto: `conciliação, ação ${body.acao}` })
  await lockConciliacao(db, codigoCredenciado)
  if (!(await undoAcao(db, codigoCredenciado, body.acao, { em: agora, por: sessao.nome })))
    return fail('API-CNC-0006')
  await dropEscritas(db, codigoCredenciado, body.acao)
  return { acao: body.acao }
}
