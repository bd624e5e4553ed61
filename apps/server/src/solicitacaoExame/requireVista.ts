import type { Db } from '../db/client.ts'
import type { Sessao } from '../http/sessao.ts'
import type { Acesso } from '../trilha/acesso.ts'
import { findVista, type SolicitacaoVista } from './lista.store.ts'

/** What a reading by number needs of its call. */
type Chamada = {
  db: Db
  sessao: Pick<Sessao, 'codigoCredenciado'>
  trilha: (acesso: Acesso) => void
  fail: (codigo: 'API-SOL-0001') => never
}

/**
 * The request of this number, its patient in the trail. Refuses with API-SOL-0001 what the provider neither made nor
 * captured as what does not exist.
 */
export async function requireVista(
  { db, sessao, fail, trilha }: Chamada,
  numeroSolicitacao: number,
): Promise<SolicitacaoVista> {
  const vista = await findVista(db, sessao.codigoCredenciado, numeroSolicitacao)
  if (!vista) return fail('API-SOL-0001')
  trilha({ codigoAssociado: vista.codigoAssociado, objeto: `pedido de exames ${numeroSolicitacao}` })
  return vista
}
