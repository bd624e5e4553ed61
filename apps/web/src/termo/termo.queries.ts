import { termo } from '@portal/contract/termo.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** Which terms are still to be accepted, by code and title. */
export const pendenciaQuery = queryOptions({
  queryKey: ['termo.getPendencia'],
  queryFn: ({ signal }) => call(termo.getPendencia, { signal }),
})
