import { guia } from '@portal/contract/guia.ts'
import { type FiltroGuia, pesquisa } from '@portal/contract/pesquisa.ts'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { gtoPendentesQuery, totalSenhasQuery } from '../credenciado/credenciado.queries.ts'

/** The first page has no cursor. */
const firstPage = ''

/** The guides of a search, page after page. */
export const guiasQuery = (filtro: FiltroGuia) =>
  infiniteQueryOptions({
    queryKey: ['pesquisa.searchGuias', filtro],
    queryFn: ({ pageParam, signal }) =>
      call(pesquisa.searchGuias, { body: { ...filtro, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.proximo,
  })

/** Guides that wait for a technical justification or for documents (Spec §7). */
export const pendentesQuery = infiniteQueryOptions({
  queryKey: ['pesquisa.listPendentes'],
  queryFn: ({ pageParam, signal }) =>
    call(pesquisa.listPendentes, { query: pageParam ? { cursor: pageParam } : {}, signal }),
  initialPageParam: firstPage,
  getNextPageParam: (page) => page.proximo,
})

/** The choices of the filters. */
export const filtrosQuery = queryOptions({
  queryKey: ['guia.getFiltros'],
  queryFn: ({ signal }) => call(guia.getFiltros, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The calls whose answers change with a guide: its own, the searches, and the home page's counts. */
const deGuias: ReadonlySet<unknown> = new Set([
  ...Object.keys(guia).map((nome) => `guia.${nome}`),
  ...Object.keys(pesquisa).map((nome) => `pesquisa.${nome}`),
  gtoPendentesQuery.queryKey[0],
  totalSenhasQuery.queryKey[0],
])

/** After a guide changed: every list and count of guides is read again. */
export const refreshGuias = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey: [nome] }) => deGuias.has(nome) })
