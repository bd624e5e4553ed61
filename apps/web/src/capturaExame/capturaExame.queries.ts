import { capturaExame } from '@portal/contract/capturaExame.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
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
