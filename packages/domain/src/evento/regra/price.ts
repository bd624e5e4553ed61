import { EVENTOS_SEM_COPARTICIPACAO } from './preco.tables.ts'

export type Preco = {
  readonly valorCentavos: number
  /** What the operator pays. */
  readonly planoCentavos: number
  /** What the patient pays (`valorCopart`, Spec §3). */
  readonly copartCentavos: number
}

/**
 * Divides a value: the plan's part is the floor and the patient takes the remainder, up to the cap, so that the two
 * always sum to the value exactly. A cap of 0 is no cap.
 */
export function splitCoparticipacao(valorCentavos: number, percentual: number, tetoCentavos = 0): Preco {
  const plano = Math.floor((valorCentavos * (100 - percentual)) / 100)
  const semTeto = valorCentavos - plano
  const copartCentavos = tetoCentavos > 0 ? Math.min(semTeto, tetoCentavos) : semTeto
  return { valorCentavos, planoCentavos: valorCentavos - copartCentavos, copartCentavos }
}

/** The patient's part under a plan: a percentage, and the most that is paid per event; a cap of 0 is none. */
export type Coparticipacao = { readonly percentual: number; readonly tetoCentavos: number }

/**
 * What an item is worth and who pays which part, in cents (Domínio §6.8). The one pricing: simulation, sending,
 * dating, eligibility and the demonstration's history ask it.
 */
export function priceEvento(
  unitarioCentavos: number,
  codigoEvento: string,
  quantidade: number,
  { percentual, tetoCentavos }: Coparticipacao,
): Preco {
  const isento = EVENTOS_SEM_COPARTICIPACAO.has(codigoEvento)
  return splitCoparticipacao(
    unitarioCentavos * quantidade,
    isento ? 0 : percentual,
    tetoCentavos * quantidade,
  )
}
