import { carta } from '@portal/contract/carta.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import type { PedidoCobertura } from '../elegibilidade/elegibilidade.queries.ts'
import { novo } from '../impressao/impressao.queries.ts'

/** A letter to read and as PDF; where there is none, no file is asked for. */
async function readCarta<Palavras, Arquivo>(
  palavras: Promise<Palavras>,
  print: () => Promise<Arquivo>,
): Promise<{ palavras: Palavras; arquivo: Arquivo }> {
  return { palavras: await palavras, arquivo: await print() }
}

/** The letter about what a guide was denied. */
export const negativaQuery = (numeroFicha: number) =>
  queryOptions({
    queryKey: ['carta.getNegativa', numeroFicha],
    queryFn: ({ signal }) => {
      const pedido = { query: { numeroFicha }, signal }
      return readCarta(call(carta.getNegativa, pedido), () => call(carta.printNegativa, pedido))
    },
    ...novo,
  })

/** The letter about an event that is not covered. */
export const coberturaQuery = (cobertura: PedidoCobertura) =>
  queryOptions({
    queryKey: ['carta.getNegativaCobertura', cobertura],
    queryFn: ({ signal }) => {
      const pedido = { query: cobertura, signal }
      return readCarta(call(carta.getNegativaCobertura, pedido), () =>
        call(carta.printNegativaCobertura, pedido),
      )
    },
    ...novo,
  })

/** What a guide comes to for plan and patient. */
export const estimativaQuery = (numeroFicha: number) =>
  queryOptions({
    queryKey: ['carta.getEstimativa', numeroFicha],
    queryFn: ({ signal }) => {
      const pedido = { query: { numeroFicha }, signal }
      return readCarta(call(carta.getEstimativa, pedido), () => call(carta.printEstimativa, pedido))
    },
    ...novo,
  })
