import { manutencao } from '@portal/contract/manutencao.ts'
import type { ListaMes } from '@portal/domain/manutencao/situacaoMes.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** A page holds more than any orthodontist releases in a month of the demonstration, and goes on where one has more. */
const LIMITE = 100

/** The maintenances of a list of the month, page after page, with what each list comes to. */
export const mesQuery = (lista: ListaMes) =>
  infiniteQueryOptions({
    queryKey: ['manutencao.getMes', { lista }],
    queryFn: ({ pageParam, signal }) =>
      call(manutencao.getMes, {
        query: { lista, limite: LIMITE, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.proximo,
  })

/** The treatments with their months, page after page; `paciente` narrows them. */
export const anosQuery = (paciente = '') =>
  infiniteQueryOptions({
    queryKey: ['manutencao.listAnos', { paciente }],
    queryFn: ({ pageParam, signal }) =>
      call(manutencao.listAnos, {
        body: { ...(paciente && { paciente }), ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.proximo,
  })

/** A treatment with each of its months. */
export const anoQuery = (numeroTratamento: number) =>
  queryOptions({
    queryKey: ['manutencao.getAno', { numeroTratamento }],
    queryFn: ({ signal }) => call(manutencao.getAno, { query: { numeroTratamento }, signal }),
  })
