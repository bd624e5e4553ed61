import { guia } from '@portal/contract/guia.ts'
import { rascunho } from '@portal/contract/rascunho.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** The whole guide. */
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
