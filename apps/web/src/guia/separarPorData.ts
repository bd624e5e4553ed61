import type { EventoGuia } from '@portal/contract/evento.ts'
import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import type { AutorizacaoEvento } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { avisoData, motivoData } from '@portal/domain/guia/dataRealizacao.ts'
import { findJanelaDoEvento } from './estado/janela.ts'

/** The events that one date is given to, and those that it is not, each with the reason. */
export type Separados = {
  datados: EventoGuia[]
  fora: { evento: EventoGuia; motivo: string }[]
}

/**
 * Which events take a date meant for all of them. One that the event refuses, or for which it would not be paid, is
 * left for the person to type on its own.
 */
export function separarPorData(
  guia: GuiaDetalhada,
  eventos: readonly EventoGuia[],
  data: string,
  hoje: string,
): Separados {
  const separados: Separados = { datados: [], fora: [] }
  for (const evento of eventos) {
    const janela = findJanelaDoEvento(guia, evento)
    // The contract keeps it between 0 and 4.
    const autorizacao = evento.autorizacao as AutorizacaoEvento
    const contra = motivoData({ autorizacao }, data, hoje, janela) ?? avisoData(data, janela)
    if (contra) separados.fora.push({ evento, motivo: contra.mensagem })
    else separados.datados.push(evento)
  }
  return separados
}
