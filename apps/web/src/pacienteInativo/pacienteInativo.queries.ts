import type { PedidoExportacao } from '@portal/contract/exportacao.ts'
import { type OpcaoInativos, pacienteInativo } from '@portal/contract/pacienteInativo.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** Open guides of patients who are no longer covered and of whom the provider has not said that it knows. */
export const pendentesQuery = queryOptions({
  queryKey: ['pacienteInativo.listPendentes'],
  queryFn: ({ signal }) => call(pacienteInativo.listPendentes, { signal }),
  // Asked on entry and not again: each reading of a patient leaves its row in the trail.
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
})

/** How many there are, and how many wait. */
export const totalQuery = queryOptions({
  queryKey: ['pacienteInativo.getTotal'],
  queryFn: ({ signal }) => call(pacienteInativo.getTotal, { signal }),
})

/** The first of them, for the home page. */
export const recentesQuery = queryOptions({
  queryKey: ['pacienteInativo.listRecentes'],
  queryFn: ({ signal }) => call(pacienteInativo.listRecentes, { signal }),
})

/** The first page has no cursor. */
const firstPage = ''

/** A list by acknowledgement, page after page. */
export const pacientesQuery = (opcao: OpcaoInativos) =>
  infiniteQueryOptions({
    queryKey: ['pacienteInativo.listPacientes', opcao],
    queryFn: ({ pageParam, signal }) =>
      call(pacienteInativo.listPacientes, {
        query: { opcao },
        body: pageParam ? { cursor: pageParam } : {},
        signal,
      }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.proximo,
  })

/** The workbook of exactly the rows of a list. */
export const toPedidoInativos = (opcao: OpcaoInativos): PedidoExportacao => ({
  operacao: 'pacienteInativo.exportPacientes',
  entrada: { opcao },
})
