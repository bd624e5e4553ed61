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

/** What this practice has in hand of a patient, and what anyone did; a newborn's is not its mother's. */
export const planoTratamentoQuery = (codigoAssociado: string, recemNato: boolean) =>
  queryOptions({
    queryKey: ['guia.getPlanoTratamento', codigoAssociado, recemNato],
    queryFn: ({ signal }) => call(guia.getPlanoTratamento, { query: { codigoAssociado, recemNato }, signal }),
  })
