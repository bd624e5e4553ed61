import { reanalisePrazo } from '@portal/contract/reanalisePrazo.ts'
import type { ListaReanalise } from '@portal/domain/reanalisePrazo/reanalise.tables.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** The treatments of a list, page after page; `paciente` narrows it to a part of a name or the beginning of a card. */
export const tratamentosQuery = (lista: ListaReanalise, paciente = '') =>
  infiniteQueryOptions({
    queryKey: ['reanalisePrazo.searchTratamentos', { lista, paciente }],
    queryFn: ({ pageParam, signal }) =>
      call(reanalisePrazo.searchTratamentos, {
        query: { lista },
        body: { ...(paciente && { paciente }), ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.proximo,
  })

/** A treatment with all that a request needs, and what was answered. */
export const tratamentoQuery = (numeroTratamento: number) =>
  queryOptions({
    queryKey: ['reanalisePrazo.getTratamento', { numeroTratamento }],
    queryFn: ({ signal }) => call(reanalisePrazo.getTratamento, { query: { numeroTratamento }, signal }),
  })
