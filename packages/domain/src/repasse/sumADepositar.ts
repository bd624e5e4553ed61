import { toCentavos } from '../dinheiro/dinheiro.ts'
import type { SituacaoRepasse } from './situacaoRepasse.tables.ts'

type Pagamento = { readonly situacao: SituacaoRepasse; readonly valorLiberado: string }

/** What runs released of a guide that waits for the day of its deposit, in cents: until then it is not paid (Operadora §4). */
export const sumADepositar = (pagamentos: readonly Pagamento[] = []): number =>
  pagamentos
    .filter(({ situacao }) => situacao !== 'depositado')
    .reduce((soma, { valorLiberado }) => soma + (toCentavos(valorLiberado) ?? 0), 0)
