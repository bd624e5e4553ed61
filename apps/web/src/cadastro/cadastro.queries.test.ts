import type { Alvara } from '@portal/contract/cadastro.ts'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createAlvara, createRenovacao } from './cadastro.fixture.ts'
import { alvarasQuery, toPedidoArquivo } from './cadastro.queries.ts'

function intervalOf(alvaras: Alvara[] | undefined): unknown {
  const client = new QueryClient()
  client.setQueryData(alvarasQuery.queryKey, alvaras)
  const query = client.getQueryCache().build(client, alvarasQuery)
  const { refetchInterval } = alvarasQuery
  return typeof refetchInterval === 'function' ? refetchInterval(query) : refetchInterval
}

it('asks for the permits again every five seconds while a renewal is in review, and only then', () => {
  const parado = createAlvara({ renovacao: createRenovacao('recusada') })
  expect(intervalOf(undefined)).toBe(false)
  expect(intervalOf([createAlvara(), parado])).toBe(false)
  expect(intervalOf([parado, createAlvara({ renovacao: createRenovacao('emAnalise') })])).toBe(5000)
})

it('asks for the file of the renewal by saying so', () => {
  expect(toPedidoArquivo({ id: 7, isRenovacao: false })).toEqual({ params: { id: 7 }, query: {} })
  expect(toPedidoArquivo({ id: 7, isRenovacao: true })).toEqual({
    params: { id: 7 },
    query: { renovacao: true },
  })
})
