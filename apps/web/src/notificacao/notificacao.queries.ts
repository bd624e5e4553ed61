import { notificacao } from '@portal/contract/notificacao.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** All that was told, page by page, the newest first. */
export const notificacoesQuery = infiniteQueryOptions({
  queryKey: ['notificacao.listNotificacoes'],
  queryFn: ({ signal, pageParam }) =>
    call(notificacao.listNotificacoes, { query: pageParam === null ? {} : { antesDe: pageParam }, signal }),
  initialPageParam: null as number | null,
  getNextPageParam: ({ proxima }) => proxima,
})

/** Which kinds go by mail too. */
export const preferenciaQuery = queryOptions({
  queryKey: ['notificacao.getPreferencia'],
  queryFn: ({ signal }) => call(notificacao.getPreferencia, { signal }),
})
