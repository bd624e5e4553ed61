import { autorizacaoEvento } from './autorizacaoEvento.tables.ts'
import { type EstadoEvento, isEventoPagavel } from './estadoGuia.ts'

/** What an event asks for, and how it stands once its guide's loading rules were applied (`loadGuiaState`). */
export type EventoValorado = Pick<EstadoEvento, 'autorizacao' | 'naoRealizado'> & {
  /** Its guide was cancelled: nothing of it is decided or paid any more. */
  readonly cancelado?: boolean
  readonly valorCentavos: number
  readonly copartCentavos: number
  readonly copartOperadoraCentavos: number
  /** What the payment made of it, once it did and where it may be told. */
  readonly pago?: { readonly glosaCentavos: number; readonly franquiaCentavos: number } | undefined
}

/** A guide's money in cents: requested is the sum of the five that follow. */
export type ValoresGuia = {
  readonly solicitadoCentavos: number
  readonly aprovadoCentavos: number
  /** At the authorisation or by the payment. */
  readonly negadoCentavos: number
  readonly emAnaliseCentavos: number
  /** Approved, and said not to have been done. */
  readonly naoRealizadoCentavos: number
  /** Of a cancelled guide, all that was not denied before. */
  readonly canceladoCentavos: number
  /** The patient's part of what is approved: as agreed, until the payment deducted it. */
  readonly copartCentavos: number
  /**
   * What the operator bills the patient for of it, for information: no part of what it deducts, and nothing of what it does
   * not pay.
   */
  readonly copartOperadoraCentavos: number
}

const isNegado = ({ autorizacao }: EventoValorado) => autorizacao === autorizacaoEvento.negado

/** Whether the patient owes a part of it: of nothing that is not approved, was not done, or whose guide was cancelled. */
export const hasParte = (
  evento: Pick<EventoValorado, 'autorizacao' | 'naoRealizado' | 'cancelado'>,
): boolean => !evento.cancelado && isEventoPagavel(evento)

const valorOf = ({ valorCentavos }: EventoValorado) => valorCentavos

export function sumValores(eventos: readonly EventoValorado[]): ValoresGuia {
  const sum = (escolhidos: readonly EventoValorado[], centavosDe: (evento: EventoValorado) => number) =>
    escolhidos.reduce((total, evento) => total + centavosDe(evento), 0)
  const negados = eventos.filter(isNegado)
  const cancelados = eventos.filter((evento) => evento.cancelado && !isNegado(evento))
  const vivos = eventos.filter(({ cancelado }) => !cancelado)
  const pagaveis = eventos.filter(hasParte)
  const naoRealizados = vivos.filter(({ naoRealizado }) => naoRealizado)
  const solicitadoCentavos = sum(eventos, valorOf)
  const glosadoCentavos = sum(pagaveis, ({ pago }) => pago?.glosaCentavos ?? 0)
  const aprovadoCentavos = sum(pagaveis, valorOf) - glosadoCentavos
  const negadoCentavos = sum(negados, valorOf) + glosadoCentavos
  const naoRealizadoCentavos = sum(naoRealizados, valorOf)
  const canceladoCentavos = sum(cancelados, valorOf)
  return {
    solicitadoCentavos,
    aprovadoCentavos,
    negadoCentavos,
    emAnaliseCentavos:
      solicitadoCentavos - aprovadoCentavos - negadoCentavos - naoRealizadoCentavos - canceladoCentavos,
    naoRealizadoCentavos,
    canceladoCentavos,
    copartCentavos: sum(pagaveis, ({ pago, copartCentavos }) => pago?.franquiaCentavos ?? copartCentavos),
    copartOperadoraCentavos: sum(pagaveis, ({ pago, copartOperadoraCentavos }) =>
      (pago?.glosaCentavos ?? 0) > 0 ? 0 : copartOperadoraCentavos,
    ),
  }
}
