import type { Tom } from '../tom.ts'
import {
  type AutorizacaoEvento,
  autorizacaoEvento,
  loadAutorizacaoEvento,
} from './autorizacaoEvento.tables.ts'
import { type StatusFicha, statusEncerrados, statusFicha } from './statusFicha.tables.ts'

/** What became of an event that was asked for, as the time line of its tooth tells it (Interface S33). */
export const desfechosEvento = [
  { codigo: 'realizado', rotulo: 'Realizado', tom: 'sucesso' },
  { codigo: 'porFazer', rotulo: 'Por fazer', tom: 'informacao' },
  { codigo: 'emAnalise', rotulo: 'Em análise', tom: 'informacao' },
  { codigo: 'negado', rotulo: 'Negado', tom: 'perigo' },
  { codigo: 'cancelado', rotulo: 'Cancelado', tom: 'neutro' },
  { codigo: 'naoRealizado', rotulo: 'Não realizado', tom: 'neutro' },
] as const satisfies readonly { codigo: string; rotulo: string; tom: Tom }[]

export type DesfechoEvento = (typeof desfechosEvento)[number]['codigo']

export type EventoPedido = {
  statusFicha: StatusFicha
  autorizacao: AutorizacaoEvento
  dataRealizacao: string | null
  /** Said at the forwarding not to have been done. */
  naoRealizado: boolean
  /** Civil day on which its guide was sent, or released where it never was. */
  pedidoEm: string
  /** Civil day on which its guide was cancelled. */
  canceladoEm: string | null
}

/**
 * What became of an event, and its day on the line: that on which it was done or its guide was cancelled, and of what came
 * to nothing otherwise the day on which it was asked for. Null of what is still to be decided or done. A cancelled guide
 * speaks before its events, and a denial before a date.
 */
export function tellDesfecho(evento: EventoPedido): { desfecho: DesfechoEvento; data: string | null } {
  const { statusFicha: status, dataRealizacao, naoRealizado, pedidoEm, canceladoEm } = evento
  if (status === statusFicha.cancelada) return { desfecho: 'cancelado', data: canceladoEm ?? pedidoEm }
  const autorizacao = loadAutorizacaoEvento(status, evento)
  if (autorizacao === autorizacaoEvento.negado) return { desfecho: 'negado', data: pedidoEm }
  if (dataRealizacao !== null && !naoRealizado) return { desfecho: 'realizado', data: dataRealizacao }
  if (naoRealizado || statusEncerrados.includes(status)) return { desfecho: 'naoRealizado', data: pedidoEm }
  return { desfecho: autorizacao === autorizacaoEvento.emAnalise ? 'emAnalise' : 'porFazer', data: null }
}
