import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { LoaderArgs } from '../carregamento/loaderArgs.ts'
import { LinhasVistasAviso } from '../credenciado/LinhasVistasAviso.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Tabs } from '../ui/layout/Tabs.tsx'
import { RecursosList } from './RecursosList.tsx'
import { recursosQuery } from './recursoGlosa.queries.ts'
import { type RecursosSearch, readRecursosSearch } from './recursosSearch.ts'
import { labelAbas } from './recursosWords.ts'

/** The list starts on its way; the page draws its tabs without waiting for it. */
export const loader = ({ search, queryClient }: LoaderArgs<object, RecursosSearch>) => {
  void queryClient.prefetchInfiniteQuery(recursosQuery(search))
}

/** Interface S12: what may be appealed and until when, what waits for its answer, what was decided. */
export default function RecursoGlosaPage() {
  const search = useSearch({ from: '/portal/recursoGlosa' })
  const navigate = useNavigate({ from: '/portal/recursoGlosa' })
  // Each list tells the counts of all three; those of the one before stand until the next has come.
  const { data } = useInfiniteQuery({ ...recursosQuery(search), placeholderData: keepPreviousData })
  const primeira = data?.pages[0]
  const rotulos = labelAbas(primeira?.contas)
  const content = (
    <Stack gap={4}>
      {primeira && <LinhasVistasAviso todas={primeira.todas} />}
      <RecursosList search={search} />
    </Stack>
  )
  return (
    <Tabs
      label="Recursos de glosa"
      onChange={(aba) => void navigate({ search: readRecursosSearch({ ...search, aba }) })}
      tabs={[
        { id: 'recorrer', label: rotulos.recorrer, content },
        { id: 'recurso', label: rotulos.recurso, content },
        { id: 'decididos', label: rotulos.decididos, content },
      ]}
      value={search.aba ?? 'recorrer'}
    />
  )
}
