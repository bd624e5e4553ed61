import { carta } from '@portal/contract/carta.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import type { PedidoCobertura } from '../elegibilidade/elegibilidade.queries.ts'
import { novo } from '../impressao/impressao.queries.ts'

/** The letter about what a guide was denied, to read and as PDF; where there is none, no file is asked for. */
export const negativaQuery = (numeroFicha: number) =>
  queryOptions({
    queryKey: ['carta.getNegativa', numeroFicha],
    queryFn: async ({ signal }) => {
      const pedido = { query: { numeroFicha }, signal }
      return {
        palavras: await call(carta.getNegativa, pedido),
        arquivo: await call(carta.printNegativa, pedido),
      }
    },
    ...novo,
  })

/** The letter about an event that is not covered. */
export const coberturaQuery = (cobertura: PedidoCobertura) =>
  queryOptions({
    queryKey: ['carta.getNegativaCobertura', cobertura],
    queryFn: async ({ signal }) => {
      const pedido = { query: cobertura, signal }
      return {
        palavras: await call(carta.getNegativaCobertura, pedido),
        arquivo: await call(carta.printNegativaCobertura, pedido),
      }
    },
    ...novo,
  })

/** What a guide comes to for plan and patient. */
export const estimativaQuery = (numeroFicha: number) =>
  queryOptions({
    queryKey: ['carta.getEstimativa', numeroFicha],
    queryFn: async ({ signal }) => {
      const pedido = { query: { numeroFicha }, signal }
      return {
        palavras: await call(carta.getEstimativa, pedido),
        arquivo: await call(carta.printEstimativa, pedido),
      }
    },
    ...novo,
  })
