import { toCentavos } from '../dinheiro/dinheiro.ts'
import type { SituacaoRepasse } from './situacaoRepasse.tables.ts'

type Pagamento = { readonly situacao: SituacaoRepasse; readonly valorLiberado: string }

/** Where released money is: paid is what was deposited; until that day it is still to be (Operadora §4). */
export type DestinoLiberado = 'pago' | 'aDepositar'

/** What runs released of a guide, in cents, by where it is; where they released nothing, that nothing was paid. */
export function listLiberado(
  liberadoCentavos: number,
  pagamentos: readonly Pagamento[] = [],
): { destino: DestinoLiberado; centavos: number }[] {
  const aDepositar = pagamentos
    .filter(({ situacao }) => situacao !== 'depositado')
    .reduce((soma, { valorLiberado }) => soma + (toCentavos(valorLiberado) ?? 0), 0)
  const pago = liberadoCentavos - aDepositar
  return [
    ...(pago !== 0 || aDepositar === 0 ? [{ destino: 'pago', centavos: pago } as const] : []),
    ...(aDepositar === 0 ? [] : [{ destino: 'aDepositar', centavos: aDepositar } as const]),
  ]
}
