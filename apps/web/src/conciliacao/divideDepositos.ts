import type { Deposito } from '@portal/contract/conciliacao.ts'
import { findSomas } from '@portal/domain/conciliacao/somas.ts'
import { toCentavos, toValor } from '@portal/domain/dinheiro/dinheiro.ts'

/** A deposit by what is left of it, in cents. */
type Aberto = { numero: number; restante: number }

export type Divisao = {
  partes: { deposito: number; valor: string }[]
  restante: number
  /** What stays open of the last of them, in cents. */
  sobra: number
  /** Several sets of them come to exactly what is missing, and those in order are none. */
  isDuvida: boolean
}

/** What each deposit pays, in their order, until nothing is left. */
function divideEmOrdem(abertos: readonly Aberto[], total: number): Divisao {
  let restante = total
  let sobra = 0
  const partes = abertos.flatMap(({ numero, restante: aberto }) => {
    const centavos = Math.min(aberto, restante)
    if (centavos === 0) return []
    restante -= centavos
    sobra = aberto - centavos
    return [{ deposito: numero, valor: toValor(centavos) }]
  })
  return { partes, restante, sobra, isDuvida: false }
}

/**
 * What each chosen deposit pays of a run; amounts of the wire. Where they are more than it, those that come to exactly that
 * pay it, whatever order they were chosen in. With none of them exact, or several ways to it, it is in their order,
 * the last in part.
 */
export function divideDepositos(depositos: readonly Deposito[], falta: string): Divisao {
  const total = toCentavos(falta) ?? 0
  const abertos = depositos
    .map(({ numero, restante }) => ({ numero, restante: toCentavos(restante) ?? 0 }))
    .filter(({ restante }) => restante > 0)
  const emOrdem = divideEmOrdem(abertos, total)
  if (emOrdem.sobra === 0) return emOrdem
  const exatos = [
    ...abertos.filter(({ restante }) => restante === total).map((um) => [um]),
    ...findSomas(abertos, total),
  ]
  const [unico, ...outros] = exatos
  return unico && outros.length === 0
    ? divideEmOrdem(unico, total)
    : { ...emOrdem, isDuvida: outros.length > 0 }
}
