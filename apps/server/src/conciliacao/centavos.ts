import { toCentavos } from '@portal/domain/dinheiro/dinheiro.ts'

/** Cents of an amount that the contract has checked. */
export function toCentavosDe(valor: string): number {
  const centavos = toCentavos(valor)
  if (centavos === undefined) throw new Error(`an amount got past the contract: ${valor}`)
  return centavos
}
