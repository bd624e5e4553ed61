import { guia } from '@portal/contract/guia.ts'
import { rascunho } from '@portal/contract/rascunho.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** The whole guide. Every key of a guide begins with `guia.` and its number, so that one call refreshes them all. */
export const guiaQuery = (numeroFicha: number) =>
  queryOptions({
    queryKey: ['guia.getGuiaDetalhada', numeroFicha],
    queryFn: ({ signal }) => call(guia.getGuiaDetalhada, { query: { numeroFicha }, signal }),
  })

export const observacoesQuery = (numeroFicha: number) =>
  queryOptions({
    queryKey: ['guia.listObservacoes', numeroFicha],
    queryFn: ({ signal }) => call(guia.listObservacoes, { query: { numeroFicha }, signal }),
  })

/** The rules with everything that they judge on. Heavy and steady: fetched once for each opening of the guide. */
export const contextoQuery = (numeroFicha: number) =>
  queryOptions({
    queryKey: ['rascunho.getContexto', numeroFicha],
    queryFn: ({ signal }) => call(rascunho.getContexto, { query: { numeroFicha }, signal }),
    staleTime: 10 * 60_000,
  })

/** Reads the guide again, with its observations and images: a step may make evidence of them. */
export function refreshGuia(queryClient: QueryClient, numeroFicha: number): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [nome, numero] }) =>
      numero === numeroFicha && (String(nome).startsWith('guia.') || nome === 'imagem.listImagens'),
  })
}
