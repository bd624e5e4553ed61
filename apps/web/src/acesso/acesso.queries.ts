import { acesso } from '@portal/contract/acesso.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** Who is in with the provider's code. */
export const sessoesQuery = queryOptions({
  queryKey: ['acesso.listSessoes'],
  queryFn: ({ signal }) => call(acesso.listSessoes, { signal }),
})
