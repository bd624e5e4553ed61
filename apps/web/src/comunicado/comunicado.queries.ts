import { comunicado } from '@portal/contract/comunicado.ts'
import { COMUNICADOS_PAGINA } from '@portal/domain/comunicado/paginaComunicado.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import type { ComunicadoSearch } from './comunicadoSearch.ts'

/** How many the home page shows. */
const QUANTOS_INICIO = 3

/** The notices of the home page: those not read first. */
export const dashboardQuery = queryOptions({
  queryKey: ['comunicado.listDashboard'],
  queryFn: ({ signal }) =>
    call(comunicado.listDashboard, { query: { nroPagina: 1, qtdRegistros: QUANTOS_INICIO }, signal }),
})

/** How many there are, and how many wait to be read. */
export const contadorQuery = queryOptions({
  queryKey: ['comunicado.getContador'],
  queryFn: ({ signal }) => call(comunicado.getContador, { signal }),
  staleTime: 60_000,
})

/** A page of the notices that the address asks for. */
export const comunicadosQuery = ({ tags, texto, pagina = 1 }: ComunicadoSearch) =>
  queryOptions({
    queryKey: ['comunicado.searchComunicados', { tags, texto, pagina }],
    queryFn: ({ signal }) =>
      call(comunicado.searchComunicados, {
        query: {
          ...(tags && { tagsList: tags }),
          ...(texto && { texto }),
          nroPagina: pagina,
          qtdRegistros: COMUNICADOS_PAGINA,
        },
        signal,
      }),
  })

/** One notice with its text. */
export const comunicadoQuery = (codComunicado: number) =>
  queryOptions({
    queryKey: ['comunicado.getComunicado', codComunicado],
    queryFn: ({ signal }) => call(comunicado.getComunicado, { query: { codComunicado }, signal }),
  })
