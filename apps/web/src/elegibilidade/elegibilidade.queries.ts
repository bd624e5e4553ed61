import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** Situation, plans, waiting periods and history of a patient. */
export const informacoesQuery = (codigoAssociado: string) =>
  queryOptions({
    queryKey: ['elegibilidade.getInformacoes', codigoAssociado],
    queryFn: ({ signal }) => call(elegibilidade.getInformacoes, { query: { codigoAssociado }, signal }),
  })

/** The event and the place that coverage is asked for. */
export type PedidoCobertura = {
  codigoAssociado: string
  codigoEvento: string
  dente?: string
  regiao?: string
  faces?: string
}

export const coberturaQuery = (pedido: PedidoCobertura) =>
  queryOptions({
    queryKey: ['elegibilidade.getEvento', pedido],
    queryFn: ({ signal }) => call(elegibilidade.getEvento, { query: pedido, signal }),
  })

/** The whole CPF, asked for anew each time that it is shown: nobody keeps it, and each look is told. */
export const cpfQuery = (codigoAssociado: string) =>
  queryOptions({
    queryKey: ['elegibilidade.getCpf', codigoAssociado],
    queryFn: ({ signal }) => call(elegibilidade.getCpf, { query: { codigoAssociado }, signal }),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
