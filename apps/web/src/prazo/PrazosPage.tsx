import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { LoaderArgs } from '../carregamento/loaderArgs.ts'
import { Tabs } from '../ui/layout/Tabs.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import { PrazosList } from './PrazosList.tsx'
import { prazosQuery } from './prazo.queries.ts'
import { type PrazoSearch, readPrazoSearch } from './prazoSearch.ts'

/** The list starts on its way; the page draws its tabs without waiting for it. */
export const loader = ({ search, queryClient }: LoaderArgs<object, PrazoSearch>) => {
  void queryClient.prefetchQuery(prazosQuery(search))
}

/** Interface S29: everything that lapses unless somebody acts, and what was given up. */
export default function PrazosPage() {
  const search = useSearch({ from: '/portal/prazos' })
  const navigate = useNavigate({ from: '/portal/prazos' })
  const isVazia = useQuery(prazosQuery(search)).data?.total === 0
  const content = <PrazosList search={search} />
  return (
    <>
      <VisuallyHidden>
        {/* Outside of the tabs, whose panels come anew: what is there before its words is heard. */}
        <span aria-live="polite">
          {isVazia && (search.aba === 'desistidos' ? '0 desistências' : '0 prazos')}
        </span>
      </VisuallyHidden>
      <Tabs
        label="Prazos"
        onChange={(aba) => void navigate({ search: readPrazoSearch({ aba }) })}
        tabs={[
          { id: 'abertos', label: 'Em aberto', content },
          { id: 'desistidos', label: 'Desistências', content },
        ]}
        value={search.aba ?? 'abertos'}
      />
    </>
  )
}
