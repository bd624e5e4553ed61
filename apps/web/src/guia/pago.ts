import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { formatReais, toCentavos } from '@portal/domain/dinheiro/dinheiro.ts'
import { type DestinoLiberado, listLiberado } from '@portal/domain/repasse/listLiberado.ts'

type Paga = Pick<GuiaDetalhada, 'valorPago' | 'pagamentos'>

const rotulos: Readonly<Record<DestinoLiberado, string>> = { pago: 'Pago', aPagar: 'Ainda não pago' }

const listDestinos = ({ valorPago, pagamentos }: Paga) =>
  listLiberado(toCentavos(valorPago ?? '') ?? 0, pagamentos)

/** The guide's payment as it is added up: nothing before a run judged it, and nothing paid before its day. */
export const listPago = (guia: Paga): { termo: string; valor: string }[] =>
  guia.valorPago === undefined
    ? []
    : listDestinos(guia).map(({ destino, centavos }) => ({
        termo: rotulos[destino],
        valor: formatReais(centavos),
      }))

/** What the column of its events' payment is called: of several runs, of which not all were paid, by what they have alike. */
export function namePago(guia: Paga): string {
  const [unico, outro] = listDestinos(guia)
  return unico === undefined || outro !== undefined ? 'Liberado' : rotulos[unico.destino]
}
