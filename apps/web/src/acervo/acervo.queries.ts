import { acervo } from '@portal/contract/acervo.ts'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import type { FiltroAcervo } from './acervoSearch.ts'

/** The first page has no cursor. */
const firstPage = ''
/** As many thumbnails as are asked for at once. */
const limite = 24

/** A patient's images, the newest first; those of the former filter stay while others come. */
export const acervoQuery = (codigoAssociado: string, filtro: FiltroAcervo) =>
  infiniteQueryOptions({
    queryKey: ['acervo.listAcervo', codigoAssociado, filtro],
    queryFn: ({ pageParam, signal }) =>
      call(acervo.listAcervo, {
        query: { codigoAssociado, ...filtro, limite, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.proximo,
    placeholderData: keepPreviousData,
  })
