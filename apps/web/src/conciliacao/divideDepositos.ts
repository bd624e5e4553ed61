import type { Deposito } from '@portal/contract/conciliacao.ts'
import { toCentavos, toValor } from '@portal/domain/dinheiro/dinheiro.ts'

/**
 * What each chosen deposit pays of a run, in their order, until nothing is left of it; amounts of the wire. `sobra` is what
 * stays open of the last of them, in cents.
 */
export function divideDepositos(
  depositos: readonly Deposito[],
  falta: string,
): { partes: { deposito: number; valor: string }[]; restante: number; sobra: number } {
  let restante = toCentavos(falta) ?? 0
  let sobra = 0
  const partes = depositos.flatMap(({ numero, restante: aberto }) => {
    const abertos = toCentavos(aberto) ?? 0
    const centavos = Math.min(abertos, restante)
    if (centavos === 0) return []
    restante -= centavos
    sobra = abertos - centavos
    return [{ deposito: numero, valor: toValor(centavos) }]
  })
  return { partes, restante, sobra }
}
