import { capturaExame } from '@portal/contract/capturaExame.ts'
import { vinculoExame } from '@portal/contract/vinculoExame.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** The first page has no cursor. */
const firstPage = ''

/** What the unit captured, page after page. */
export const capturasQuery = infiniteQueryOptions({
  queryKey: ['capturaExame.listCapturas'],
  queryFn: ({ pageParam, signal }) =>
    call(capturaExame.listCapturas, { query: pageParam ? { cursor: pageParam } : {}, signal }),
  initialPageParam: firstPage,
  getNextPageParam: (page) => page.proximo,
})

/** The request behind a radiology guide. */
export const detalhadaQuery = (numeroFicha: number) =>
  queryOptions({
    queryKey: ['vinculoExame.getDetalhada', numeroFicha],
    queryFn: ({ signal }) => call(vinculoExame.getDetalhada, { query: { numeroFicha }, signal }),
  })
