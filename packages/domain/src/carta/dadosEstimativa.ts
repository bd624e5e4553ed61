import type { Motivo } from '../evento/motivo.ts'
import type { Destinatario } from './carta.ts'
import type { EventoCarta } from './sayEvento.ts'
import type { SituacaoEstimativa } from './situacaoEstimativa.tables.ts'

/** An event of the estimate, priced as its guide is (`priceEvento`). */
export type EventoEstimado = EventoCarta & {
  readonly quantidade: number
  readonly situacao: SituacaoEstimativa
  /** The authorisation that holds its place, where that is its situation. */
  readonly reserva?: Motivo['reserva']
  /** The first civil day on which the plan would take it, where a day cures all that stands against it. */
  readonly possivelEm?: Motivo['possivelEm']
  readonly valorCentavos: number
  readonly copartCentavos: number
  readonly copartOperadoraCentavos: number
}

export type DadosEstimativa = Destinatario & {
  readonly numeroFicha: number
  /** The civil day on which it was made, and the last on which it holds. */
  readonly dia: string
  readonly validaAte: string
  /** The most that the plan lets the patient pay in a month; null where it has no such cap. */
  readonly tetoMesCentavos: number | null
  readonly eventos: readonly EventoEstimado[]
}
