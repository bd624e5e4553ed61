import { pacienteInativo } from '@portal/contract/pacienteInativo.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** Open guides of patients who are no longer covered and of whom the provider has not said that it knows. */
export const pendentesQuery = queryOptions({
  queryKey: ['pacienteInativo.listPendentes'],
  queryFn: ({ signal }) => call(pacienteInativo.listPendentes, { signal }),
  // Asked on entry and not again: each reading of a patient leaves its row in the trail.
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
})
