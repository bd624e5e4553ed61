import { QueryClient } from '@tanstack/react-query'

/** One cache for the tab. `call` already tries again by itself, and ends the session; nothing is left to repeat here. */
export const queryClient = new QueryClient({
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
