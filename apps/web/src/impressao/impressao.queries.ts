import { impressao } from '@portal/contract/impressao.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** Not kept: what is on paper is how it stands when it is opened. */
export const novo = { staleTime: 0, gcTime: 0 } as const

/** The guide as a PDF, as it is now. */
export const guiaPdfQuery = (numeroFicha: number) =>
  queryOptions({
    queryKey: ['impressao.printGuia', numeroFicha],
    queryFn: ({ signal }) => call(impressao.printGuia, { query: { numeroFicha }, signal }),
    ...novo,
  })

/** An exam request as a PDF, as it is now too. */
export const pedidoPdfQuery = (numeroSolicitacao: number) =>
  queryOptions({
    queryKey: ['impressao.printSolicitacao', numeroSolicitacao],
    queryFn: ({ signal }) => call(impressao.printSolicitacao, { query: { numeroSolicitacao }, signal }),
    ...novo,
  })

/** The appeal of a guide as a PDF; refused before it was sent. */
export const recursoPdfQuery = (numeroFicha: number) =>
  queryOptions({
    queryKey: ['impressao.printRecurso', numeroFicha],
    queryFn: ({ signal }) => call(impressao.printRecurso, { query: { numeroFicha }, signal }),
    ...novo,
  })

/** The statement of a run as a PDF. */
export const demonstrativoPdfQuery = (query: { dataFinal?: string; codDentistasSelecionados?: string }) =>
  queryOptions({
    queryKey: ['impressao.printDemonstrativo', query],
    queryFn: ({ signal }) => call(impressao.printDemonstrativo, { query, signal }),
    ...novo,
  })
