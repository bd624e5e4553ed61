import type { EventoRecebido } from '@portal/contract/evento.ts'
import {
  type AutorizacaoEvento,
  deriveAutorizacaoEvento,
  loadAutorizacaoEvento,
} from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import type { StatusFicha } from '@portal/domain/guia/statusFicha.tables.ts'

type Origem = Pick<EventoRecebido, 'autorizacao' | 'tipoAcao' | 'dataAutorizacao'>

/**
 * The events of a reply with their authorisation: what their guide's status imposes, or the value that came, or what their
 * other fields make of it (Spec §4.3). Each query that has events reads them here, so that no screen derives it.
 */
export const readEventos = <E extends Origem>(eventos: readonly E[], status?: number) =>
  eventos.map((evento) => ({ ...evento, autorizacao: decide(evento, status) }))

function decide({ autorizacao, tipoAcao, dataAutorizacao }: Origem, status: number | undefined): number {
  // The contract keeps it between 0 and 4.
  const origem = { autorizacao: autorizacao as AutorizacaoEvento | undefined, tipoAcao, dataAutorizacao }
  // A status that the domain does not know imposes nothing.
  return status === undefined
    ? deriveAutorizacaoEvento(origem)
    : loadAutorizacaoEvento(status as StatusFicha, origem)
}
