import { autorizacaoEvento } from './autorizacaoEvento.tables.ts'
import { type EstadoEvento, isEventoPagavel } from './estadoGuia.ts'

/** What an event asks for, and how it stands once its guide's loading rules were applied (`loadGuiaState`). */
export type EventoValorado = Pick<EstadoEvento, 'autorizacao' | 'naoRealizado'> & {
  readonly valorCentavos: number
  readonly copartCentavos: number
  /** Payment denied it. */
  readonly glosado?: boolean | undefined
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
  /** The patient's part of what is approved: nobody owes a part of what was denied. */
  readonly copartCentavos: number
}

export function sumValores(eventos: readonly EventoValorado[]): ValoresGuia {
  const sum = (escolhidos: readonly EventoValorado[], campo: 'valorCentavos' | 'copartCentavos') =>
    escolhidos.reduce((total, evento) => total + evento[campo], 0)
  const aprovados = eventos.filter((evento) => isEventoPagavel(evento) && !evento.glosado)
  const negados = eventos.filter(
    ({ autorizacao, glosado }) => autorizacao === autorizacaoEvento.negado || glosado,
  )
  const naoRealizados = eventos.filter(({ naoRealizado }) => naoRealizado)
  const solicitadoCentavos = sum(eventos, 'valorCentavos')
  const aprovadoCentavos = sum(aprovados, 'valorCentavos')
  const negadoCentavos = sum(negados, 'valorCentavos')
  const naoRealizadoCentavos = sum(naoRealizados, 'valorCentavos')
  return {
    solicitadoCentavos,
    aprovadoCentavos,
    negadoCentavos,
    emAnaliseCentavos: solicitadoCentavos - aprovadoCentavos - negadoCentavos - naoRealizadoCentavos,
    naoRealizadoCentavos,
    copartCentavos: sum(aprovados, 'copartCentavos'),
  }
}
