import type { QueryClient } from '@tanstack/react-query'

/** What a page's loader gets: the parts of the address, and the cache that the page itself reads. */
export type LoaderArgs<Params = Record<never, string>, Search = object> = {
  params: Params
  search: Search
  queryClient: QueryClient
}
