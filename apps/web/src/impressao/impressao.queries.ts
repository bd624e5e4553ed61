import { impressao } from '@portal/contract/impressao.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** The guide as a PDF. Not kept: what is printed is the guide as it is now. */
export const guiaPdfQuery = (numeroFicha: number) =>
  queryOptions({
    queryKey: ['impressao.printGuia', numeroFicha],
    queryFn: ({ signal }) => call(impressao.printGuia, { query: { numeroFicha }, signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** An exam request as a PDF, as it is now too. */
export const pedidoPdfQuery = (numeroSolicitacao: number) =>
  queryOptions({
    queryKey: ['impressao.printSolicitacao', numeroSolicitacao],
    queryFn: ({ signal }) => call(impressao.printSolicitacao, { query: { numeroSolicitacao }, signal }),
    staleTime: 0,
    gcTime: 0,
  })
