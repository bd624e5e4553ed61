import { type CapturaExame, capturaExame } from '@portal/contract/capturaExame.ts'
import { vinculoExame } from '@portal/contract/vinculoExame.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { queryClient } from '../api/queryClient.ts'

/** The first page has no cursor. */
const firstPage = ''

/** What the unit captured, page after page. */
export const capturasQuery = infiniteQueryOptions({
  queryKey: ['capturaExame.listCapturas'],
  queryFn: ({ pageParam, signal }) =>
    call(capturaExame.listCapturas, { query: pageParam ? { cursor: pageParam } : {}, signal }),
  initialPageParam: firstPage,
  getNextPageParam: (page) => page.proximo,
})

type Lida = { pages: readonly { capturas: readonly CapturaExame[] }[] } | undefined

/** Whether a list that was read has the request, captured anew under another number too; one that was not says nothing against it. */
export const hasPedido = (lida: Lida, { numeroSolicitacaoExame: numero }: CapturaExame): boolean =>
  !lida || lida.pages.some(({ capturas }) => capturas.some((um) => um.numeroSolicitacaoExame === numero))

type Paginas = { data: Lida; hasNextPage: boolean; isError: boolean }

/** Reads on until the list has the request: what was captured long ago is not among the newest. */
export async function readUntil(
  lista: Paginas & { fetchNextPage: () => Promise<Paginas> },
  captura: CapturaExame,
): Promise<void> {
  let lida: Paginas = lista
  while (!hasPedido(lida.data, captura) && lida.hasNextPage && !lida.isError)
    lida = await lista.fetchNextPage()
}

/** Whether the unit still has the request, by the list as it was read last. */
export const isCapturado = (captura: CapturaExame): boolean =>
  hasPedido(queryClient.getQueryData(capturasQuery.queryKey), captura)

/** The request behind a radiology guide. */
export const detalhadaQuery = (numeroFicha: number) =>
  queryOptions({
    queryKey: ['vinculoExame.getDetalhada', numeroFicha],
    queryFn: ({ signal }) => call(vinculoExame.getDetalhada, { query: { numeroFicha }, signal }),
  })
