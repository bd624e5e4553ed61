import { useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import type { LoaderArgs } from '../carregamento/loaderArgs.ts'
import { ComunicadoLeitura } from './ComunicadoLeitura.tsx'
import { ComunicadosList } from './ComunicadosList.tsx'
import { comunicadoQuery, comunicadosQuery } from './comunicado.queries.ts'
import type { ComunicadoSearch } from './comunicadoSearch.ts'

/** The list starts on its way; one that the address names is waited for, so that none is told where there is none. */
export const loader = async ({ search, queryClient }: LoaderArgs<object, ComunicadoSearch>) => {
  if (search.comunicado) await queryClient.ensureQueryData(comunicadoQuery(search.comunicado))
  else void queryClient.prefetchQuery(comunicadosQuery(search))
}

/** Interface S28: what the operator tells, by tags and words, and one of them whole. */
export default function ComunicadosPage() {
  const search = useSearch({ from: '/portal/comunicados' })
  const last = useRef(search.comunicado)
  return search.comunicado === undefined ? (
    <ComunicadosList last={last} search={search} />
  ) : (
    <ComunicadoLeitura
      codComunicado={search.comunicado}
      key={search.comunicado}
      last={last}
      search={search}
    />
  )
}
