import type { conciliacao } from '@portal/contract/conciliacao.ts'
import type { Handler } from '../http/handler.ts'
import {
  dropEscritas,
  isSoDoLogin,
  lockConciliacao,
  toAutoria,
  undoAcao,
  undoDependentes,
} from './acao.store.ts'
import { dropDepositos } from './deposito.store.ts'
import { requireTudo } from './requireTudo.ts'

/**
 * Undoes an action: a pair, a refusal, a difference, or an import with all that was made of its deposits. What takes back
 * one's own alone (Ctrl+Z) touches nothing of a colleague's.
 */
export const cancelAcao: Handler<typeof conciliacao.cancelAcao> = async (context) => {
  const { body, db, sessao, fail, trilha } = context
  await requireTudo(context)
  const { codigoCredenciado } = sessao
  trilha({ objeto: `conciliação, ação ${body.acao}` })
  await lockConciliacao(db, codigoCredenciado)
  const autoria = toAutoria(context)
  const desfeita = await undoAcao(db, codigoCredenciado, body.acao, autoria)
  if (!desfeita) return fail('API-CNC-0006')
  if (body.soPropria && !(await isSoDoLogin(db, codigoCredenciado, body.acao, sessao.login)))
    return fail('API-CNC-0008')
  // Of what is no import there are no deposits, and nothing that hangs on them.
  await undoDependentes(db, codigoCredenciado, body.acao, autoria)
  await dropEscritas(db, codigoCredenciado)
  await dropDepositos(db, codigoCredenciado, [body.acao])
  return { acao: body.acao, deOutro: desfeita.deOutro }
}
