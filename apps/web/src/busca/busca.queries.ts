import { pesquisa } from '@portal/contract/pesquisa.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** Patients and guides for what is being typed. */
export const buscaQuery = (termo: string) =>
  queryOptions({
    queryKey: ['pesquisa.searchTudo', termo],
    queryFn: ({ signal }) => call(pesquisa.searchTudo, { body: { termo }, signal }),
    enabled: termo.length >= 2,
    staleTime: 10_000,
  })
