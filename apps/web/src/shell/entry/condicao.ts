import { type QueryClient, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'

/** Whether a dialog stands, as far as the server has said. */
export type Resposta = {
  /** Undefined until it is known. */
  isDevido: boolean | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

/** What decides whether a dialog stands. */
export type Condicao = {
  /** Asks the server, unless it was asked a moment ago. Throws what the call throws. */
  load: (queryClient: QueryClient) => Promise<boolean>
  useResposta: () => Resposta
}

/** A condition: a reading of the server, and what of its answer makes the dialog stand. */
export function toCondicao<Dado, Key extends QueryKey>(
  query: UseQueryOptions<Dado, Error, Dado, Key> & { queryKey: Key },
  isDevido: (dado: Dado) => boolean,
): Condicao {
  return {
    load: async (queryClient) => isDevido(await queryClient.fetchQuery(query)),
    useResposta: () => {
      const { data, error, isFetching, refetch } = useQuery(query)
      return { isDevido: data === undefined ? undefined : isDevido(data), error, isFetching, refetch }
    },
  }
}
