import { tipoGuia } from '../especialidade/tipoGuia.tables.ts'
import type { PrazoOrtodontia } from '../ortodontia/prazoOrtodontia.ts'

/**
 * The months that an authorised guide of a treatment grants, by what its form asks for: an initial one no more than a first
 * term, an extension no more than the network's most (Operadora §2). None of any other type.
 */
export function concedeMeses(
  { mesesIniciais, mesesProrrogacao, mesesMaximo }: PrazoOrtodontia,
  codigoTipoAtendimento: number,
  pedidos: number | undefined,
): number {
  if (codigoTipoAtendimento === tipoGuia.ortoInicial) return Math.min(pedidos ?? mesesIniciais, mesesIniciais)
  if (codigoTipoAtendimento === tipoGuia.ortoProrrogacao) {
    return Math.min(pedidos ?? mesesProrrogacao, mesesMaximo)
  }
  return 0
}
