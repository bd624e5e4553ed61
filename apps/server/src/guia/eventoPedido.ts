import type { Evento } from './fatos/evento.store.ts'

/** How a request names an event of a guide; the place may be left out. */
type PedidoEvento = {
  codigoEvento: string
  numeroSequencialInclusao: number
  numeroSequencialEvento: number
  codigoLocalizacao?: string | null | undefined
}

/** Whether a request means this event: the place, where it was said, has to agree. */
export const isEventoPedido = (evento: Evento, pedido: PedidoEvento): boolean =>
  evento.sequencialInclusao === pedido.numeroSequencialInclusao &&
  evento.sequencialEvento === pedido.numeroSequencialEvento &&
  evento.codigoEvento === pedido.codigoEvento &&
  (pedido.codigoLocalizacao === undefined || pedido.codigoLocalizacao === (evento.dente ?? evento.regiao))
