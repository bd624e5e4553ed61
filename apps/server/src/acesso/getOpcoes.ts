import type { acesso } from '@portal/contract/acesso.ts'
import { listCanais } from '../correio/transporte.ts'
import type { Handler } from '../http/handler.ts'
import { findContato, findCredencial } from './credencial.store.ts'
import { createIsca } from './isca.ts'
import { listOpcoes } from './opcoesCanal.ts'
import { origemOf } from './origem.ts'
import { enterUnknown, readOf } from './semSessao.ts'
import { takeTentativas } from './tentativas.ts'

/**
 * Where a link may be sent, masked. A code that is nobody's has channels too, always the same; the same statements run
 * for both, so that they take as long (Segurança A3).
 */
export const getOpcoes: Handler<typeof acesso.getOpcoes> = async ({ query, services, agora, requisicao }) => {
  const codigo = Number(query.codigoDentista)
  const contados = [{ tipo: 'opcoesEndereco', valor: origemOf(requisicao.ip).endereco }] as const
  const credencial = await enterUnknown(services, async (db) => {
    await takeTentativas(db, contados, agora)
    return findCredencial(db, codigo)
  })
  const dono = credencial?.situacao === 'bloqueada' ? 0 : (credencial?.codigoCredenciado ?? 0)
  const contato = await readOf(services, dono, (db) => findContato(db, dono, credencial?.codigoDentista))
  const isca = await createIsca(services, codigo)
  return { opcoes: listOpcoes(listCanais(services.config), contato ?? isca) }
}
