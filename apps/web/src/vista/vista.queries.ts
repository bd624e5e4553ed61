import { vista } from '@portal/contract/vista.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** What this login keeps of the lists; read again after each change of its own. */
export const vistasQuery = queryOptions({
  queryKey: ['vista.listVistas'],
  queryFn: ({ signal }) => call(vista.listVistas, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})
