import { producao } from '@portal/contract/producao.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** Events done in each of twelve months. */
export const eventosRealizadosQuery = queryOptions({
  queryKey: ['producao.getEventosRealizados'],
  queryFn: ({ signal }) => call(producao.getEventosRealizados, { signal }),
})

/** Patients seen in each of twelve months. */
export const beneficiariosAtendidosQuery = queryOptions({
  queryKey: ['producao.getBeneficiariosAtendidos'],
  queryFn: ({ signal }) => call(producao.getBeneficiariosAtendidos, { signal }),
})

/** What went by the digital tools, over the totals. */
export const ferramentasDigitaisQuery = queryOptions({
  queryKey: ['producao.getFerramentasDigitais'],
  queryFn: ({ signal }) => call(producao.getFerramentasDigitais, { signal }),
})

/** As many as the other figures of the home page tell, the one that runs among them. */
const MESES_REPASSE = 12

/** What each payment of twelve months brings. */
export const evolucaoRepasseQuery = queryOptions({
  queryKey: ['producao.getEvolucaoRepasse'],
  queryFn: ({ signal }) =>
    call(producao.getEvolucaoRepasse, { query: { quantidadeMeses: MESES_REPASSE }, signal }),
})

const toCursor = (pageParam: string) => (pageParam ? { cursor: pageParam } : {})

/** The rows behind a month's events. */
export const eventosDoMesQuery = (mes: string) =>
  infiniteQueryOptions({
    queryKey: ['producao.listEventosRealizados', mes],
    queryFn: ({ pageParam, signal }) =>
      call(producao.listEventosRealizados, { body: { mes, ...toCursor(pageParam) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.proximo,
  })

/** The rows behind a month's patients. */
export const beneficiariosDoMesQuery = (mes: string) =>
  infiniteQueryOptions({
    queryKey: ['producao.listBeneficiariosAtendidos', mes],
    queryFn: ({ pageParam, signal }) =>
      call(producao.listBeneficiariosAtendidos, { body: { mes, ...toCursor(pageParam) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.proximo,
  })

/** The rows behind the digital share. */
export const encaminhadasQuery = infiniteQueryOptions({
  queryKey: ['producao.listGuiasEncaminhadas'],
  queryFn: ({ pageParam, signal }) =>
    call(producao.listGuiasEncaminhadas, { body: toCursor(pageParam), signal }),
  initialPageParam: '',
  getNextPageParam: (page) => page.proximo,
})
