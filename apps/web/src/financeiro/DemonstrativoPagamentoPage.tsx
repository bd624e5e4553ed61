import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { createLatePart } from '../carregamento/createLatePart.tsx'
import type { LoaderArgs } from '../carregamento/loaderArgs.ts'
import { Tabs } from '../ui/layout/Tabs.tsx'
import { AbaGuias } from './AbaGuias.tsx'
import { AbaPeriodo } from './AbaPeriodo.tsx'
import { type DemonstrativoSearch, isAba } from './demonstrativoSearch.ts'
import { codigoPrincipalQuery, glosadasQuery, periodoQuery, seesTodas } from './financeiro.queries.ts'

/** For who looks at the bank: most look at the statement. */
const AbaConciliacao = createLatePart(() =>
  import('../conciliacao/AbaConciliacao.tsx').then((module) => module.AbaConciliacao),
)

/** The statement starts on its way; the page draws its tabs without waiting for it. */
export const loader = ({ search, queryClient }: LoaderArgs<object, DemonstrativoSearch>) => {
  void queryClient.prefetchQuery(codigoPrincipalQuery)
  const { aba, dataFinal, dentistas, glosa } = search
  // Without a day, which run is shown is known once the runs are.
  if (aba || !dataFinal) return
  void queryClient.prefetchInfiniteQuery(periodoQuery({ dataFinal, dentistas }))
  if (glosa) void queryClient.prefetchInfiniteQuery(glosadasQuery({ dataFinal, dentistas }))
}

/** Interface S15: what was paid and what was denied, of a run or of some guides, down to the event. */
export default function DemonstrativoPagamentoPage() {
  const search = useSearch({ from: '/portal/demonstrativoPagamento' })
  const navigate = useNavigate({ from: '/portal/demonstrativoPagamento' })
  const { aba } = search
  // It is about the whole of each run: only for who sees everything (Operadora §4).
  const { data } = useQuery(codigoPrincipalQuery)
  const isTudo = data !== undefined && seesTodas(data)
  return (
    <Tabs
      label="Demonstrativo de pagamento"
      onChange={(escolhida) =>
        void navigate({
          search: ({ aba: _antes, ...resto }) => (isAba(escolhida) ? { ...resto, aba: escolhida } : resto),
        })
      }
      tabs={[
        { id: 'periodo', label: 'Por pagamento', content: <AbaPeriodo search={search} /> },
        { id: 'guias', label: 'Por guias', content: <AbaGuias search={search} /> },
        ...(isTudo || aba === 'conciliacao'
          ? [
              {
                id: 'conciliacao',
                label: 'Conciliação',
                content: (
                  <AbaConciliacao
                    ano={search.ano}
                    lines={8}
                    loading="Carregando a conciliação"
                    onAno={(ano) => void navigate({ search: (antes) => ({ ...antes, ano }) })}
                    shape="row"
                  />
                ),
              },
            ]
          : []),
      ]}
      value={aba ?? 'periodo'}
    />
  )
}
