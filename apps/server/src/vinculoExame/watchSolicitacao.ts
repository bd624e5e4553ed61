import { vinculoExame } from '@portal/contract/vinculoExame.ts'
import { watchFluxo } from '../acesso/watchFluxo.ts'
import type { Db } from '../db/client.ts'
import type { Handler } from '../http/handler.ts'
import { findVersao } from './vinculoExame.store.ts'

/** Tells the version of a request that the provider made or captured now and at each change, until the reader leaves. */
export const watchSolicitacao: Handler<typeof vinculoExame.watchSolicitacao> = async (context) => {
  const { query, db, sessao, services, fail } = context
  const { codigoCredenciado } = sessao
  const { numeroSolicitacao } = query
  const read = (on: Db) => findVersao(on, codigoCredenciado, numeroSolicitacao)
  if (!(await read(db))) return fail('API-SOL-0001')
  return watchFluxo(context, {
    permission: vinculoExame.watchSolicitacao.permission,
    subscribe: (changed) =>
      services.acompanhamento.subscribeSolicitacao(codigoCredenciado, numeroSolicitacao, changed),
    read,
    isSame: (contada, agora) => contada.versao === agora.versao,
  })
}
