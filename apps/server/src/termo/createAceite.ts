import type { termo } from '@portal/contract/termo.ts'
import type { Handler } from '../http/handler.ts'
import { insertAceites, listAceites } from './aceite.store.ts'
import { findPublicado } from './documento.store.ts'
import { toTermosAceitos } from './toTermo.ts'

/**
 * Keeps who accepted which text, when and from where. Accepted again, or twice at once, the first is kept and told.
 * What another network publishes is refused as what does not exist. Operadora §6.
 */
export const createAceite: Handler<typeof termo.createAceite> = async (context) => {
  const { body, db, sessao, agora, requisicao, fail } = context
  const { codigoCredenciado, login, nome, rede, protocolo } = sessao
  const { codigoDocumento, global = false } = body
  const documento = await findPublicado(db, codigoDocumento, { rede, agora })
  if (!documento) return fail('API-TER-0001')
  if (!documento.vigente) return fail('API-TER-0002')
  const { sha256 } = documento
  const feito = { login, nome, em: agora, ip: requisicao.ip, protocolo }
  await insertAceites(db, { codigoCredenciado, codigoDocumento, sha256, global, ...feito })
  const [aceito] = toTermosAceitos(await listAceites(db, codigoCredenciado, codigoDocumento))
  if (!aceito) throw new Error(`an acceptance of ${codigoDocumento} was not kept`)
  const { texto: _texto, ...resposta } = aceito
  return resposta
}
