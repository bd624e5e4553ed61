import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { formatReais, toCentavos } from '@portal/domain/dinheiro/dinheiro.ts'
import { sumADepositar } from '@portal/domain/repasse/sumADepositar.ts'

type Paga = Pick<GuiaDetalhada, 'valorPago' | 'pagamentos'>

/** What runs released of a guide, by whether it was deposited yet, in cents. */
function splitPago({ valorPago, pagamentos }: Paga): { pago: number; aDepositar: number } {
  const aDepositar = sumADepositar(pagamentos)
  return { pago: (toCentavos(valorPago ?? '') ?? 0) - aDepositar, aDepositar }
}

/** The guide's payment as it is added up: nothing before a run judged it, and nothing paid before its deposit. */
export function listPago(guia: Paga): { termo: string; valor: string }[] {
  if (guia.valorPago === undefined) return []
  const { pago, aDepositar } = splitPago(guia)
  return [
    ...(pago !== 0 || aDepositar === 0 ? [{ termo: 'Pago', valor: formatReais(pago) }] : []),
    ...(aDepositar === 0 ? [] : [{ termo: 'A depositar', valor: formatReais(aDepositar) }]),
  ]
}

/** What the column of its events' payment is called: of several runs, of which not all were deposited, by what they have alike. */
export function namePago(guia: Paga): string {
  const { pago, aDepositar } = splitPago(guia)
  if (aDepositar === 0) return 'Pago'
  return pago === 0 ? 'A depositar' : 'Liberado'
}
