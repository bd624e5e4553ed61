import type { Item } from '../evento/contexto.ts'
import type { LocalEvento } from '../evento/regra/regraEvento.ts'
import type { EventoPedido } from './pedidoExame.ts'

/** The lines of a guide that an exam would be: one for each place, or one with its quantity. */
export function toItens(
  evento: Pick<EventoPedido, 'codigoEvento' | 'quantidade' | 'locais'>,
  local: LocalEvento,
): readonly Omit<Item, 'sequencial'>[] {
  const { codigoEvento, quantidade, locais } = evento
  if (local === 'nenhum' || locais.length === 0) return [{ codigoEvento, quantidade }]
  return locais.map(({ codigoLocal }) => ({
    codigoEvento,
    [local]: codigoLocal,
    quantidade: 1,
  }))
}
