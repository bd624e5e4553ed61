import { isVigente } from '../../calendario/vigencia.ts'
import type { CobrancaCopart } from './cobrancaCopart.tables.ts'

export type Preco = {
  readonly valorCentavos: number
  /** What the operator pays the clinic. */
  readonly planoCentavos: number
  /** What the patient pays at the desk (`valorCopart`, Spec §3): the operator deducts it. */
  readonly copartCentavos: number
  /** What the operator bills the patient for later; the clinic gets it with the rest, and this tells it. */
  readonly copartOperadoraCentavos: number
}

/** Of what the network has no price for. */
export const SEM_PRECO: Preco = {
  valorCentavos: 0,
  planoCentavos: 0,
  copartCentavos: 0,
  copartOperadoraCentavos: 0,
}

/**
 * Divides a value: the plan's part is the floor and the patient takes the remainder, up to the cap, so that the two
 * always sum to the value exactly. A cap of 0 is no cap.
 */
export function splitCoparticipacao(valorCentavos: number, percentual: number, tetoCentavos = 0): Preco {
  const plano = Math.floor((valorCentavos * (100 - percentual)) / 100)
  const semTeto = valorCentavos - plano
  const copartCentavos = tetoCentavos > 0 ? Math.min(semTeto, tetoCentavos) : semTeto
  return {
    valorCentavos,
    planoCentavos: valorCentavos - copartCentavos,
    copartCentavos,
    copartOperadoraCentavos: 0,
  }
}

/** An event that a plan does not co-pay between two days. */
export type IsencaoCoparticipacao = {
  readonly codigoEvento: string
  readonly desde: string
  /** Its last day; null while it is in force. */
  readonly ate: string | null
}

/** The patient's part under a plan: a percentage, the most that is paid per event (a cap of 0 is none), what is exempt, who collects it. */
export type Coparticipacao = {
  readonly percentual: number
  readonly tetoCentavos: number
  readonly isencoes: readonly IsencaoCoparticipacao[]
  readonly cobranca: CobrancaCopart
}

/** What an item is of, as far as its price asks: the current code, how often, and the day whose contract holds. */
type Precificado = { readonly codigoEvento: string; readonly quantidade: number; readonly dia: string }

/**
 * What an item is worth and who pays which part, in cents (Domínio §6.8), before the month's cap (`capPrecos`). The one
 * pricing: simulation, sending, dating, eligibility and the demonstration's history ask it.
 */
export function priceEvento(
  unitarioCentavos: number,
  { codigoEvento, quantidade, dia }: Precificado,
  { percentual, tetoCentavos, isencoes, cobranca }: Coparticipacao,
): Preco {
  const isento = isencoes.some((isencao) => isencao.codigoEvento === codigoEvento && isVigente(isencao, dia))
  const preco = splitCoparticipacao(
    unitarioCentavos * quantidade,
    isento ? 0 : percentual,
    tetoCentavos * quantidade,
  )
  return cobranca === 'operadora' ? toCobradoDepois(preco) : preco
}

/** The operator pays the whole, and bills the patient's part itself. */
const toCobradoDepois = ({ valorCentavos, copartCentavos }: Preco): Preco => ({
  valorCentavos,
  planoCentavos: valorCentavos,
  copartCentavos: 0,
  copartOperadoraCentavos: copartCentavos,
})
