import { impressao } from '@portal/contract/impressao.ts'
import { type LinhaRecurso, recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import type { LoadArquivo } from '../api/useSaveArquivo.ts'
import type { RecursosSearch } from './recursosSearch.ts'

/** The guides of a tab, page after page, by deadline or by money. */
export const recursosQuery = ({ aba, ordem }: RecursosSearch) =>
  infiniteQueryOptions({
    queryKey: ['recursoGlosa.searchRecursos', { aba, ordem }],
    queryFn: ({ pageParam, signal }) =>
      call(recursoGlosa.searchRecursos, {
        query: {
          situacao: situacaoDaAba[aba ?? 'recorrer'],
          ...(ordem && { ordem }),
          ...(pageParam && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.proximo,
  })

const situacaoDaAba = {
  recorrer: 'RECORRER',
  recurso: 'RECURSO',
  decididos: 'DECIDIDO',
} as const satisfies Record<string, LinhaRecurso['situacao']>

/** Everything that the appeal of a guide needs. */
export const recursoQuery = (numeroFicha: number) =>
  queryOptions({
    queryKey: ['recursoGlosa.getRecursoDetalhado', { numeroFicha }],
    queryFn: ({ signal }) => call(recursoGlosa.getRecursoDetalhado, { query: { numeroFicha }, signal }),
  })

/** The appeal of a guide as a PDF; refused before it was sent. */
export const loadPdfRecurso =
  (numeroFicha: number): LoadArquivo =>
  (onDownload) =>
    call(impressao.printRecurso, { query: { numeroFicha }, onDownload })
