import type { Deposito } from '@portal/contract/conciliacao.ts'
import { toCentavos, toValor } from '@portal/domain/dinheiro/dinheiro.ts'

/** What each chosen deposit pays of a run, in their order, until nothing is left of it; amounts of the wire. */
export function divideDepositos(
  depositos: readonly Deposito[],
  falta: string,
): { partes: { deposito: number; valor: string }[]; restante: number } {
  let restante = toCentavos(falta) ?? 0
  const partes = depositos.flatMap(({ numero, restante: aberto }) => {
    const centavos = Math.min(toCentavos(aberto) ?? 0, restante)
    restante -= centavos
    return centavos > 0 ? [{ deposito: numero, valor: toValor(centavos) }] : []
  })
  return { partes, restante }
}
