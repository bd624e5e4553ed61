import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { LoaderArgs } from '../carregamento/loaderArgs.ts'
import { Tabs } from '../ui/layout/Tabs.tsx'
import { InativosLista } from './InativosLista.tsx'
import { type InativoSearch, readInativoSearch, toOpcao } from './inativoSearch.ts'
import { pacientesQuery, totalQuery } from './pacienteInativo.queries.ts'

/** The list starts on its way; the page draws its tabs without waiting for it. */
export const loader = ({ search, queryClient }: LoaderArgs<object, InativoSearch>) => {
  void queryClient.prefetchQuery(totalQuery)
  void queryClient.prefetchInfiniteQuery(pacientesQuery(toOpcao(search)))
}

/** Interface S11: open guides of patients whose plan has ended, and of which of them the provider said that it knows. */
export default function BeneficiarioInativoPage() {
  const search = useSearch({ from: '/portal/beneficiarioInativo' })
  const navigate = useNavigate({ from: '/portal/beneficiarioInativo' })
  const { data: totais } = useQuery(totalQuery)
  const content = <InativosLista opcao={toOpcao(search)} />
  return (
    <Tabs
      label="Guias de beneficiários inativos"
      onChange={(opcao) => void navigate({ search: readInativoSearch({ opcao }) })}
      tabs={[
        { id: 'todas', label: 'Todas', ...(totais && { count: totais.total }), content },
        { id: 'semCiencia', label: 'Sem ciência', ...(totais && { count: totais.naoCientes }), content },
        {
          id: 'comCiencia',
          label: 'Com ciência',
          ...(totais && { count: totais.total - totais.naoCientes }),
          content,
        },
      ]}
      value={search.opcao ?? 'todas'}
    />
  )
}
