import type { EventoGuia } from '@portal/contract/evento.ts'
import type { guia } from '@portal/contract/guia.ts'
import type { Static } from 'typebox'

/** Screen -> request of the token, with the events that carry its flag (Spec §5.7). */
export function toPedidoToken(
  numeroFicha: number,
  eventos: readonly EventoGuia[],
): Static<typeof guia.requestToken.body> {
  return {
    numeroFicha,
    eventos: eventos
      .filter(({ exigeToken }) => exigeToken)
      .map(({ codigoEvento, numeroSequencialInclusao, numeroSequencialEvento, codigoLocalizacao }) => ({
        codigoEvento,
        numeroSequencialInclusao,
        numeroSequencialEvento,
        ...(codigoLocalizacao && { codigoLocalizacao }),
      })),
  }
}
