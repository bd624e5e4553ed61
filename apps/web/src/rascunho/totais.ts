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
  /** Of what the rules would deny; null where they deny nothing. */
  negado: string | null
  /** The patient's part of the rest: nobody owes a part of what is denied. */
  valorCopart: string
  /** Items without a value of their own. */
  semValor: number
}

/** An item's money, absent while it is not known, and whether the rules would deny it. */
export type LinhaTotal = { valores: Valor | null | undefined; isNegado: boolean }

/** Sums in cents, as the person reads them. */
export function sumValores(linhas: readonly LinhaTotal[]): Totais {
  const sum = (escolhidas: readonly LinhaTotal[], campo: keyof Valor) =>
    escolhidas.reduce((total, { valores }) => total + (valores ? (toCentavos(valores[campo]) ?? 0) : 0), 0)
  const negadas = linhas.filter(({ isNegado }) => isNegado)
  return {
    valor: formatReais(sum(linhas, 'valor')),
    negado: negadas.length > 0 ? formatReais(sum(negadas, 'valor')) : null,
    valorCopart: formatReais(
      sum(
        linhas.filter(({ isNegado }) => !isNegado),
        'valorCopart',
      ),
    ),
    semValor: linhas.filter(({ valores }) => !valores).length,
  }
}
