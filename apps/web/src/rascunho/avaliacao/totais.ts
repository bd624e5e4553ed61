import type { ContextoGuia } from '@portal/contract/contextoGuia.ts'
import type { ItemRascunho } from '@portal/contract/rascunho.ts'
import { formatReais, toCentavos, toValor } from '@portal/domain/dinheiro/dinheiro.ts'

export type Valor = { valor: string; valorCopart: string; valorCopartOperadora?: string }

/** Value of an item by the context's price list, while the call has not answered. */
export function toValorEstimado(
  precos: ContextoGuia['precos'],
  { codigoEvento, quantidade }: ItemRascunho,
): Valor | null {
  const preco = precos.find((linha) => linha.codigoEvento === codigoEvento)
  if (!preco || quantidade !== 1) return null
  const { codigoEvento: _codigo, ...valores } = preco
  return valores
}

export type Totais = {
  valor: string
  /** What would be denied; null where nothing would. */
  valorNegado: string | null
  /** The patient's part, of what would not be denied. */
  valorCopart: string
  /** What the operator would bill the patient for later of it; null where there is none. */
  valorCopartOperadora: string | null
  /** Items without a value of their own. */
  semValor: number
}

const toParte = (valor: string | undefined, restanteCentavos: number): string =>
  toValor(Math.min(toCentavos(valor ?? '') ?? 0, restanteCentavos))

/**
 * An item's value with the patient's part that is left of the month's cap; the rest is the plan's (Operadora §4). As it is
 * where there is no cap.
 */
export const capValor = (valor: Valor, restanteCentavos: number | undefined): Valor =>
  restanteCentavos === undefined
    ? valor
    : {
        ...valor,
        valorCopart: toParte(valor.valorCopart, restanteCentavos),
        ...(valor.valorCopartOperadora !== undefined && {
          valorCopartOperadora: toParte(valor.valorCopartOperadora, restanteCentavos),
        }),
      }

type Parcela = { valores: Valor | null | undefined; isNegada: boolean }

/** What is left of the month's cap before each item, in their order: what would be denied takes nothing of it. */
export function listRestantes(parcelas: readonly Parcela[], restanteCentavos: number): number[] {
  let restante = restanteCentavos
  return parcelas.map(({ valores, isNegada }) => {
    const antes = restante
    if (valores && !isNegada) {
      const { valorCopart, valorCopartOperadora = '0.00' } = capValor(valores, antes)
      restante -= (toCentavos(valorCopart) ?? 0) + (toCentavos(valorCopartOperadora) ?? 0)
    }
    return antes
  })
}

/** Sums in cents, as the person reads them: nobody owes a part of what is denied. */
export function sumTotais(parcelas: readonly Parcela[]): Totais {
  const sum = (campo: keyof Valor, somadas: readonly Parcela[]) =>
    formatReais(
      somadas.reduce(
        (total, { valores }) => total + (valores ? (toCentavos(valores[campo] ?? '') ?? 0) : 0),
        0,
      ),
    )
  const negadas = parcelas.filter(({ isNegada }) => isNegada)
  const aceitas = parcelas.filter(({ isNegada }) => !isNegada)
  return {
    valor: sum('valor', parcelas),
    valorNegado: negadas.length > 0 ? sum('valor', negadas) : null,
    valorCopart: sum('valorCopart', aceitas),
    valorCopartOperadora: aceitas.some(({ valores }) => valores?.valorCopartOperadora)
      ? sum('valorCopartOperadora', aceitas)
      : null,
    semValor: parcelas.filter(({ valores }) => !valores).length,
  }
}
