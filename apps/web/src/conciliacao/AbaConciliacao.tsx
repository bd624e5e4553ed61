import { useQuery } from '@tanstack/react-query'
import { QueryView } from '../carregamento/QueryView.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { conciliacaoQuery } from './conciliacao.queries.ts'
import { Mesa } from './Mesa.tsx'

type AbaConciliacaoProps = { ano: number | undefined; onAno: (ano: number) => void }

/** What the bank shows of each run of a year, and what it may have paid. Operadora §4, Interface S15. */
export function AbaConciliacao({ ano, onAno }: AbaConciliacaoProps) {
  return (
    <QueryView
      empty={({ anos }) =>
        anos.length === 0 && (
          <EmptyState icon="money" title="Nenhum pagamento para conciliar">
            Assim que o demonstrativo do primeiro pagamento for publicado, compare-o aqui com o extrato do
            banco.
          </EmptyState>
        )
      }
      lines={8}
      loading="Carregando a conciliação"
      query={useQuery(conciliacaoQuery(ano))}
      shape="row"
    >
      {(conciliacao) => <Mesa conciliacao={conciliacao} onAno={onAno} />}
    </QueryView>
  )
}
