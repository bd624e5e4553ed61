import { guia } from '@portal/contract/guia.ts'
import { mudancaGuia } from '@portal/contract/mudancaGuia.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { createLive } from '../api/createLive.ts'
import { listenTo } from '../api/stream.ts'

/** The guides that wait for images, the overdue first, then the nearest term. */
export const esperaImagensQuery = infiniteQueryOptions({
  queryKey: ['pesquisa.listPendentes', 'imagens'],
  queryFn: ({ pageParam, signal }) =>
    call(pesquisa.listPendentes, {
      query: { soImagens: true, ...(pageParam && { cursor: pageParam }) },
      signal,
    }),
  initialPageParam: '',
  getNextPageParam: (page) => page.proximo,
})

/** The head of a guide. */
export const resumoQuery = (numeroFicha: number) =>
  queryOptions({
    queryKey: ['guia.getGuia', numeroFicha],
    queryFn: ({ signal }) => call(guia.getGuia, { query: { numeroFicha }, signal }),
  })

/** Keeps the guide whose images are sent as the server has it: what comes from elsewhere shows at once. */
export const useLiveResumo = createLive({
  watch: (numeroFicha, onEvent, signal) =>
    listenTo(pesquisa.watchGuia, { query: { numeroFicha } }, onEvent, signal),
  toKey: (numeroFicha) => resumoQuery(numeroFicha).queryKey,
  stale: mudancaGuia,
})
