import type { Route } from '@portal/contract/route.ts'
import { findGuia } from '../guia/fatos/guia.store.ts'
import type { Context } from '../http/handler.ts'
import { isVisto, loadVisao } from '../repasse/visao.ts'
import { loadRecursos, type RecursoCarregado } from './loadRecursos.ts'

type Chamada = Pick<Context<Route>, 'db' | 'sessao' | 'trilha'> & {
  fail: (codigo: 'API-GTO-0001') => never
}

/**
 * A guide's appeal as the login sees it, noted in the trail as `objeto`; undefined of a guide that was denied nothing.
 * Refuses what is not the provider's, and what its sharing option does not show, with API-GTO-0001.
 */
export async function findRecurso(
  { db, sessao, trilha, fail }: Chamada,
  numeroFicha: number,
  objeto = `recurso da guia ${numeroFicha}`,
): Promise<RecursoCarregado | undefined> {
  const { codigoCredenciado } = sessao
  const guia = await findGuia(db, codigoCredenciado, numeroFicha)
  if (!guia) return fail('API-GTO-0001')
  trilha({ codigoAssociado: guia.codigoAssociado, objeto })
  const visao = await loadVisao(db, sessao)
  if (!isVisto(visao, guia.codigoDentista)) return fail('API-GTO-0001')
  const [carregado] = await loadRecursos(db, visao, [numeroFicha])
  return carregado
}
