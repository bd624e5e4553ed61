import type { ContextoGuia } from '@portal/contract/contextoGuia.ts'
import type { ItemRascunho } from '@portal/contract/rascunho.ts'
import { formatReais, toCentavos } from '@portal/domain/dinheiro/dinheiro.ts'

type Valor = { valor: string; valorCopart: string }

/** Value of an item by the context's price list, while the call has not answered. */
export function toValorEstimado(
  precos: ContextoGuia['precos'],
  { codigoEvento, quantidade }: ItemRascunho,
): Valor | null {
  const preco = precos.find((linha) => linha.codigoEvento === codigoEvento)
  if (!preco || quantidade !== 1) return null
  return { valor: preco.valor, valorCopart: preco.valorCopart }
}

export type Totais = {
  valor: string
  valorCopart: string /** Items without a value of their own. */
  semValor: number
}

/** Sums in cents, as the person reads them. */
export function sumValores(valores: readonly (Valor | null | undefined)[]): Totais {
  const sum = (campo: keyof Valor) =>
    valores.reduce((total, linha) => total + (linha ? (toCentavos(linha[campo]) ?? 0) : 0), 0)
  return {
    valor: formatReais(sum('valor')),
    valorCopart: formatReais(sum('valorCopart')),
    semValor: valores.filter((linha) => !linha).length,
  }
}
