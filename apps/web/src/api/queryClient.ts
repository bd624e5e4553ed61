import { QueryClient } from '@tanstack/react-query'

/** One cache for the tab. `call` already tries again by itself, and ends the session; nothing is left to repeat here. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', staleTime: 30_000, refetchOnWindowFocus: true },
    mutations: { retry: false, networkMode: 'always' },
  },
})
