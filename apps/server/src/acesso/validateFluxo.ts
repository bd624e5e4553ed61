import type { acesso } from '@portal/contract/acesso.ts'
import type { Handler } from '../http/handler.ts'
import { findFluxo } from './fluxo.store.ts'
import { enterUnknown } from './semSessao.ts'
import { listContadosOrigem, refundTentativas, takeTentativas } from './tentativas.ts'
import { hashTokenFluxo } from './tokenFluxo.ts'

/** Says what a link or code is good for, without spending it. A wrong one is counted as a guess. */
export const validateFluxo: Handler<typeof acesso.validateFluxo> = async (context) => {
  const { query, services, agora, requisicao, fail } = context
  const contados = listContadosOrigem(requisicao.ip)
  const fluxo = await enterUnknown(services, async (db) => {
    await takeTentativas(db, contados, agora)
    const found = await findFluxo(db, hashTokenFluxo(query.token), agora)
    if (!found || found.usadoEm !== null) return undefined
    await refundTentativas(db, contados)
    return found
  })
  if (!fluxo) return fail('API-ACE-0007')
  const { tipo, login, expiraEm } = fluxo
  return { tipoFluxo: tipo, userLogin: String(login), expiraEm: expiraEm.toISOString() }
}
