import {
  COPARTICIPACOES_PLANO,
  EVENTOS_SEM_COPARTICIPACAO,
  PERCENTUAIS_REDE,
  type RedePreco,
  type TipoPlano,
} from './preco.tables.ts'
import { PRECO_BASE_CENTAVOS } from './precoBase.data.ts'

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

/** Price of an event in a network under a kind of plan; none when the table does not have the event. */
export function price(
  codigoEvento: string,
  quantidade: number,
  rede: RedePreco,
  tipoPlano: TipoPlano,
): Preco | undefined {
  const base = PRECO_BASE_CENTAVOS[codigoEvento]
  if (base === undefined) return undefined
  const percentualRede = PERCENTUAIS_REDE.find((linha) => linha.rede === rede)?.percentual ?? 100
  const valorCentavos = Math.round((base * percentualRede) / 100) * quantidade
  const plano = COPARTICIPACOES_PLANO.find((linha) => linha.tipoPlano === tipoPlano)
  if (!plano || EVENTOS_SEM_COPARTICIPACAO.has(codigoEvento)) return splitCoparticipacao(valorCentavos, 0)
  return splitCoparticipacao(valorCentavos, plano.percentual, plano.tetoCentavos * quantidade)
}
