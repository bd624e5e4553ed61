import { useNavigate, useSearch } from '@tanstack/react-router'
import type { LoaderArgs } from '../carregamento/loaderArgs.ts'
import { Tabs } from '../ui/layout/Tabs.tsx'
import { AbaGuias } from './AbaGuias.tsx'
import { AbaPeriodo } from './AbaPeriodo.tsx'
import type { DemonstrativoSearch } from './demonstrativoSearch.ts'
import { codigoPrincipalQuery, periodoQuery } from './financeiro.queries.ts'

/** The statement starts on its way; the page draws its tabs without waiting for it. */
export const loader = ({ search, queryClient }: LoaderArgs<object, DemonstrativoSearch>) => {
  void queryClient.prefetchQuery(codigoPrincipalQuery)
  const { aba, dataFinal, dentistas } = search
  // Without a day, which run is shown is known once the runs are.
  if (!aba && dataFinal) void queryClient.prefetchInfiniteQuery(periodoQuery({ dataFinal, dentistas }))
}

/** Interface S15: what was paid and what was denied, of a run or of some guides, down to the event. */
export default function DemonstrativoPagamentoPage() {
  const search = useSearch({ from: '/portal/demonstrativoPagamento' })
  const navigate = useNavigate({ from: '/portal/demonstrativoPagamento' })
  return (
    <Tabs
      label="Demonstrativo de pagamento"
      onChange={(aba) =>
        void navigate({
          search: ({ aba: _antes, ...resto }) => (aba === 'guias' ? { ...resto, aba: 'guias' } : resto),
        })
      }
      tabs={[
        { id: 'periodo', label: 'Por pagamento', content: <AbaPeriodo search={search} /> },
        { id: 'guias', label: 'Por guias', content: <AbaGuias search={search} /> },
      ]}
      value={search.aba ?? 'periodo'}
    />
  )
}
