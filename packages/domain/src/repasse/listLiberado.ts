import { toCentavos } from '../dinheiro/dinheiro.ts'
import type { SituacaoRepasse } from './situacaoRepasse.tables.ts'

type Pagamento = { readonly situacao: SituacaoRepasse; readonly valorLiberado: string }

/** Where released money is: paid on the day of its run; until then still to be paid (Operadora §4). */
export type DestinoLiberado = 'pago' | 'aPagar'

/** What runs released of a guide, in cents, by where it is; where they released nothing, that nothing was paid. */
export function listLiberado(
  liberadoCentavos: number,
  pagamentos: readonly Pagamento[] = [],
): { destino: DestinoLiberado; centavos: number }[] {
  const aPagar = pagamentos
    .filter(({ situacao }) => situacao !== 'depositado')
    .reduce((soma, { valorLiberado }) => soma + (toCentavos(valorLiberado) ?? 0), 0)
  const pago = liberadoCentavos - aPagar
  return [
    ...(pago !== 0 || aPagar === 0 ? [{ destino: 'pago', centavos: pago } as const] : []),
    ...(aPagar === 0 ? [] : [{ destino: 'aPagar', centavos: aPagar } as const]),
  ]
}
