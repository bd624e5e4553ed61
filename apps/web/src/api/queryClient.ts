import { QueryCache, QueryClient } from '@tanstack/react-query'
import { isErroApi } from './erroApi.ts'
import { pushError } from './notice.ts'
import { setReader } from './readAgain.ts'

/** Of a reading that no part of a screen stands for: that it failed is said in a notice. */
export const RAISED = { isRaised: true } as const

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { isRaised?: true }
  }
}

/** Where nothing answers, the connection's own banner says so. */
const raise = (error: unknown): void => {
  if (!isErroApi(error) || error.status !== 0) pushError(error)
}

/** One cache for the tab. `call` already tries again by itself, and ends the session; nothing is left to repeat here. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, { meta }) => meta?.isRaised && raise(error) }),
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', staleTime: 30_000, refetchOnWindowFocus: true },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** Has what a route makes stale read again, where it is on the screen now and wherever it comes up later. */
export const refresh = (stale: readonly string[]): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) =>
      stale.some((name) => name === queryKey[0] || String(queryKey[0]).startsWith(`${name}.`)),
  })

setReader(refresh)
