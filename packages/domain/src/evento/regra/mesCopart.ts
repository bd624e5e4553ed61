import { type Coparticipacao, type Preco, priceEvento } from './price.ts'

/** Where an item stands in the month's cap. */
export type LugarNoMes = {
  /** The month (`YYYY-MM`) in which it is done, or would be. */
  readonly mes: string
  /** The most that is paid in that month, in cents; null where the plan has no such cap. */
  readonly tetoMesCentavos: number | null
  /** It has its day: it takes room of the month before what is only to be done. */
  readonly isFeito: boolean
  /** It is denied: it is told what it would cost, and takes nothing of the month. */
  readonly isNegado: boolean
}

/** An item with what it is charged before the month's cap. */
export type PrecoNoMes = LugarNoMes & { readonly preco: Preco }

/**
 * What the items are charged, each what the ones before it leave of the month's cap: first what is done, then what is to be
 * done, both in their order (Operadora §4). The one rule of the cap, of the server and of the browser. `usados`: what the
 * patient was charged in each month without them, in cents.
 */
export function capPrecos(itens: readonly PrecoNoMes[], usados: ReadonlyMap<string, number>): Preco[] {
  const noMes = new Map(usados)
  const charge = ({ preco, mes, tetoMesCentavos, isNegado }: PrecoNoMes): Preco => {
    const usado = noMes.get(mes) ?? 0
    const cobrado = tetoMesCentavos === null ? preco : capPreco(preco, tetoMesCentavos - usado)
    if (!isNegado) noMes.set(mes, usado + cobrado.copartCentavos + cobrado.copartOperadoraCentavos)
    return cobrado
  }
  const naVez = itens
    .map((item, i) => ({ item, i }))
    .toSorted((a, b) => Number(b.item.isFeito) - Number(a.item.isFeito))
  const cobrados = new Map(naVez.map(({ item, i }) => [i, charge(item)]))
  return itens.map(({ preco }, i) => cobrados.get(i) ?? preco)
}

/**
 * The patient pays what is left, nothing where the cap was reached, whoever collects it: one of the two does. The rest is the
 * plan's.
 */
function capPreco(preco: Preco, restanteCentavos: number): Preco {
  const restante = Math.max(0, restanteCentavos)
  const copartCentavos = Math.min(preco.copartCentavos, restante)
  return {
    ...preco,
    copartCentavos,
    copartOperadoraCentavos: Math.min(preco.copartOperadoraCentavos, restante),
    planoCentavos: preco.valorCentavos - copartCentavos,
  }
}

/** An item of a guide with its price of one, under the plan of the day whose contract it is priced by. */
export type ItemPrecificado = LugarNoMes & {
  readonly unitarioCentavos: number
  readonly codigoEvento: string
  readonly quantidade: number
  readonly dia: string
  readonly coparticipacao: Coparticipacao
}

/** What the items of a guide are worth, in their order, within the month's cap (`capPrecos`). */
export const priceEventos = (
  itens: readonly ItemPrecificado[],
  usados: ReadonlyMap<string, number>,
): Preco[] =>
  capPrecos(
    itens.map(({ unitarioCentavos, coparticipacao, ...item }) => ({
      ...item,
      preco: priceEvento(unitarioCentavos, item, coparticipacao),
    })),
    usados,
  )
