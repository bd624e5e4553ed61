import type { conciliacao } from '@portal/contract/conciliacao.ts'
import type { Handler } from '../http/handler.ts'
import { listIdentidadesDe } from './deposito.store.ts'
import { requireTudo } from './requireTudo.ts'

/** What tells the deposits of some days from any other, so that a statement may be compared before it is sent. */
export const listIdentidades: Handler<typeof conciliacao.listIdentidades> = async (context) => {
  const { query, db, sessao } = context
  await requireTudo(context)
  return { identidades: await listIdentidadesDe(db, sessao.codigoCredenciado, query) }
}
