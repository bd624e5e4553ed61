import type { PedidoExportacao } from '@portal/contract/exportacao.ts'
import { guia } from '@portal/contract/guia.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import type { OrdemGuia } from '@portal/domain/guia/ordemGuia.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import type { FiltroOrdenado } from './toFiltro.ts'

/** The first page has no cursor. */
const firstPage = ''

/** The guides of a search, page after page. */
export const guiasQuery = (filtro: FiltroOrdenado) =>
  infiniteQueryOptions({
    queryKey: ['pesquisa.searchGuias', filtro],
    queryFn: ({ pageParam, signal }) =>
      call(pesquisa.searchGuias, { body: { ...filtro, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.proximo,
  })

/** Guides that wait for the provider: for a technical justification, for documents (Spec §7), or for their plan to be sent. */
export const pendentesQuery = (ordem: OrdemGuia | undefined) =>
  infiniteQueryOptions({
    queryKey: ['pesquisa.listPendentes', ordem],
    queryFn: ({ pageParam, signal }) =>
      call(pesquisa.listPendentes, {
        query: { planosAEnviar: true, ...(ordem && { ordem }), ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.proximo,
  })

/** The choices of the filters. */
export const filtrosQuery = queryOptions({
  queryKey: ['guia.getFiltros'],
  queryFn: ({ signal }) => call(guia.getFiltros, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The workbook of exactly the guides of a search. */
export const toPedidoGuias = (
  entrada: Omit<FiltroOrdenado, 'ordem'> & {
    pendentes?: boolean
    planosAEnviar?: boolean
    ordem?: OrdemGuia
  },
): PedidoExportacao => ({ operacao: 'pesquisa.exportGuias', entrada })
