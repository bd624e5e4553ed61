import { mesDe } from '../../calendario/dataCivil.ts'
import { type Coparticipacao, type Preco, priceEvento } from './price.ts'

/** An item of a guide with its price of one, under the plan of its day. */
export type ItemPrecificado = {
  readonly unitarioCentavos: number
  readonly codigoEvento: string
  readonly quantidade: number
  readonly dia: string
  readonly coparticipacao: Coparticipacao
  /** It is denied: it is told what it would cost, and takes nothing of the month. */
  readonly isNegado: boolean
}

/**
 * What the items of a guide are worth, in their order: each is charged what the ones before it leave of the month's cap
 * (Operadora §4). `usados`: what the patient was charged in each month without them, in cents.
 */
export function priceEventos(
  itens: readonly ItemPrecificado[],
  usados: ReadonlyMap<string, number>,
): Preco[] {
  const noMes = new Map(usados)
  return itens.map((item) => {
    const mes = mesDe(item.dia)
    const usado = noMes.get(mes) ?? 0
    const preco = priceEvento(item.unitarioCentavos, item, item.coparticipacao, usado)
    if (!item.isNegado) noMes.set(mes, usado + preco.copartCentavos + preco.copartOperadoraCentavos)
    return preco
  })
}
