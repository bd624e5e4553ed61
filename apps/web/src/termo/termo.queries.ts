import { termo } from '@portal/contract/termo.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** Which terms are still to be accepted, by code and title. */
export const pendenciaQuery = queryOptions({
  queryKey: ['termo.getPendencia'],
  queryFn: ({ signal }) => call(termo.getPendencia, { signal }),
})

/** The same with their texts. */
export const pendentesQuery = queryOptions({
  queryKey: ['termo.listPendentes'],
  queryFn: ({ signal }) => call(termo.listPendentes, { signal }),
})

/** What was accepted, the newest first. */
export const aceitosQuery = queryOptions({
  queryKey: ['termo.listAceitos'],
  queryFn: ({ signal }) => call(termo.listAceitos, { signal }),
})

/** One accepted term with its text as it was. */
export const aceitoQuery = (codigoDocumento: number) =>
  queryOptions({
    queryKey: ['termo.getAceito', codigoDocumento],
    queryFn: ({ signal }) => call(termo.getAceito, { query: { codigoDocumento }, signal }),
  })
