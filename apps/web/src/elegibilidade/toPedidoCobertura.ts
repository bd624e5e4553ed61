import type { EventoOfertado } from '@portal/contract/evento.ts'
import type { PedidoCobertura } from './elegibilidade.queries.ts'
import type { ElegibilidadeSearch } from './elegibilidadeSearch.ts'

/** What is still to be typed before coverage can be asked. */
export type FaltaCobertura = { falta: 'dente' | 'regiao' | 'faces' }

/** Screen -> request: the question of the form, or what it still lacks. */
export function toPedidoCobertura(
  codigoAssociado: string,
  { codigoEvento, local, facesMinimo }: EventoOfertado,
  search: ElegibilidadeSearch,
): PedidoCobertura | FaltaCobertura {
  const pedido: PedidoCobertura = { codigoAssociado, codigoEvento }
  if (local !== 'nenhum' && !search.local) return { falta: local }
  if (facesMinimo > 0 && !search.faces) return { falta: 'faces' }
  if (local === 'dente' && search.local) pedido.dente = search.local
  if (local === 'regiao' && search.local) pedido.regiao = search.local
  if (search.faces && facesMinimo > 0) pedido.faces = search.faces
  return pedido
}
