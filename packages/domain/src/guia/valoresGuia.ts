import { autorizacaoEvento } from './autorizacaoEvento.tables.ts'
import { type EstadoEvento, isEventoPagavel } from './estadoGuia.ts'

/** What an event asks for, and how it stands once its guide's loading rules were applied (`loadGuiaState`). */
export type EventoValorado = Pick<EstadoEvento, 'autorizacao' | 'naoRealizado'> & {
  readonly valorCentavos: number
  readonly copartCentavos: number
  readonly copartOperadoraCentavos: number
  /** What the payment made of it, once it did and where it may be told. */
  readonly pago?: { readonly glosaCentavos: number; readonly franquiaCentavos: number } | undefined
}

/** A guide's money in cents: requested is the sum of the other four. */
export type ValoresGuia = {
  readonly solicitadoCentavos: number
  readonly aprovadoCentavos: number
  /** At the authorisation or by the payment. */
  readonly negadoCentavos: number
  readonly emAnaliseCentavos: number
  /** Approved, and said not to have been done. */
  readonly naoRealizadoCentavos: number
  /** The patient's part of what is approved: as agreed, until the payment deducted it. */
  readonly copartCentavos: number
  /**
   * What the operator bills the patient for of it, for information: no part of what it deducts, and nothing of what it does
   * not pay.
   */
  readonly copartOperadoraCentavos: number
}

const valorOf = ({ valorCentavos }: EventoValorado) => valorCentavos

export function sumValores(eventos: readonly EventoValorado[]): ValoresGuia {
  const sum = (escolhidos: readonly EventoValorado[], centavosDe: (evento: EventoValorado) => number) =>
    escolhidos.reduce((total, evento) => total + centavosDe(evento), 0)
  const pagaveis = eventos.filter(isEventoPagavel)
  const negados = eventos.filter(({ autorizacao }) => autorizacao === autorizacaoEvento.negado)
  const naoRealizados = eventos.filter(({ naoRealizado }) => naoRealizado)
  const solicitadoCentavos = sum(eventos, valorOf)
  const glosadoCentavos = sum(pagaveis, ({ pago }) => pago?.glosaCentavos ?? 0)
  const aprovadoCentavos = sum(pagaveis, valorOf) - glosadoCentavos
  const negadoCentavos = sum(negados, valorOf) + glosadoCentavos
  const naoRealizadoCentavos = sum(naoRealizados, valorOf)
  return {
    solicitadoCentavos,
    aprovadoCentavos,
    negadoCentavos,
    emAnaliseCentavos: solicitadoCentavos - aprovadoCentavos - negadoCentavos - naoRealizadoCentavos,
    naoRealizadoCentavos,
    copartCentavos: sum(pagaveis, ({ pago, copartCentavos }) => pago?.franquiaCentavos ?? copartCentavos),
    copartOperadoraCentavos: sum(pagaveis, ({ pago, copartOperadoraCentavos }) =>
      (pago?.glosaCentavos ?? 0) > 0 ? 0 : copartOperadoraCentavos,
    ),
  }
}
