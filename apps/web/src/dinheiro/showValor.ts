import { formatReais, toCentavos } from '@portal/domain/dinheiro/dinheiro.ts'

/** A value of the wire ("85.90") as a person reads it ("R$ 85,90"). */
export function showValor(valor: string): string {
  const centavos = toCentavos(valor)
  return centavos === undefined ? valor : formatReais(centavos)
}
