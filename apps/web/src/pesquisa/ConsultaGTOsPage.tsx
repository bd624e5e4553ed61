import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { associadoQuery } from '../associado/associado.queries.ts'
import { today } from '../calendario/format.ts'
import type { LoaderArgs } from '../carregamento/loaderArgs.ts'
import { gtoPendentesQuery } from '../credenciado/credenciado.queries.ts'
import { Tabs } from '../ui/layout/Tabs.tsx'
import { AbaPendentes } from './AbaPendentes.tsx'
import { AbaTodas } from './AbaTodas.tsx'
import styles from './ConsultaGTOsPage.module.css'
import type { ConsultaSearch } from './consultaSearch.ts'
import { filtrosQuery, guiasQuery, pendentesQuery } from './pesquisa.queries.ts'
import { toFiltro } from './toFiltro.ts'

/** The lists start on their way; the page draws its filters without waiting for them. */
export const loader = async ({ search, queryClient }: LoaderArgs<object, ConsultaSearch>) => {
  void queryClient.prefetchQuery(gtoPendentesQuery)
  if (search.aba === 'pendentes') void queryClient.prefetchInfiniteQuery(pendentesQuery(search.ordem))
  else void queryClient.prefetchInfiniteQuery(guiasQuery(toFiltro(search, today())))
  if (search.paciente) void queryClient.prefetchQuery(associadoQuery(search.paciente))
  await queryClient.ensureQueryData(filtrosQuery)
}

/** Interface S08: guides by every filter of Spec §7, and the pending ones. */
export default function ConsultaGTOsPage() {
  const { aba } = useSearch({ from: '/portal/consultaGTOs' })
  const navigate = useNavigate({ from: '/portal/consultaGTOs' })
  const { data: pendentes } = useQuery(gtoPendentesQuery)
  const total =
    pendentes &&
    pendentes.aguardandoJustificativa + pendentes.aguardandoDocumentacao + pendentes.planosAEnviar
  return (
    <div className={styles.pagina}>
      <Tabs
        label="Guias"
        onChange={(id) => void navigate({ search: id === 'pendentes' ? { aba: 'pendentes' } : {} })}
        tabs={[
          { id: 'todas', label: 'Todas', content: <AbaTodas /> },
          {
            id: 'pendentes',
            label: 'Pendentes',
            ...(total !== undefined && { count: total }),
            content: <AbaPendentes />,
          },
        ]}
        value={aba ?? 'todas'}
      />
    </div>
  )
}
