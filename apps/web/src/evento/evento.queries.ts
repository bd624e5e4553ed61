import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { evento } from '@portal/contract/evento.ts'
import type { Input } from '@portal/contract/route.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { orAbsent } from '../api/orAbsent.ts'
import { RAISED } from '../api/queryClient.ts'

/** Tables of the operator: they do not change while a guide is being filled. */
const deTabela = { staleTime: Number.POSITIVE_INFINITY } as const

/** The same where a row goes on without it: a failure is no absence, and is said (Spec §7.11). */
const daLinha = { ...deTabela, meta: RAISED } as const

/**
 * Value and co-payment by the guide's plan, today or on `data`; null when the table does not have the event. Not for good: what is left of the
 * month's cap changes with what others charge, and with the month (Operadora §4).
 */
export const valorQuery = (query: Input<typeof evento.getValor>['query']) =>
  queryOptions({
    queryKey: ['evento.getValor', query],
    queryFn: ({ signal }) => orAbsent(call(evento.getValor, { query, signal })),
    meta: RAISED,
  })

/** The faces on which the event may be asked on that tooth. */
export const facesQuery = (codigoEvento: string, dente: string) =>
  queryOptions({
    queryKey: ['evento.getFaces', codigoEvento, dente],
    queryFn: ({ signal }) => call(evento.getFaces, { query: { codigoEvento, dente }, signal }),
    ...daLinha,
  })

/** The events that a guide may carry, by its specialty. */
export const eventosDaGuiaQuery = (numeroFicha: number) =>
  queryOptions({
    queryKey: ['evento.listEventos', numeroFicha],
    queryFn: ({ signal }) => call(evento.listEventos, { query: { numeroFicha }, signal }),
    ...deTabela,
  })

/** The whole catalogue, whatever a guide offers of it. */
export const catalogoQuery = queryOptions({
  queryKey: ['elegibilidade.listEventos'],
  queryFn: ({ signal }) => call(elegibilidade.listEventos, { signal }),
  ...deTabela,
})

/** The practice's favourites, in its order: one key each. */
export const favoritosQuery = queryOptions({
  queryKey: ['evento.listFavoritos'],
  queryFn: ({ signal }) => call(evento.listFavoritos, { signal }),
  ...deTabela,
})

/** How often this practice did each event in the last twelve months: a search shows the usual ones first. */
export const usosQuery = queryOptions({
  queryKey: ['evento.listUsos'],
  queryFn: async ({ signal }) => {
    const usos = await call(evento.listUsos, { signal })
    return new Map(usos.map(({ codigoEvento, vezes }) => [codigoEvento, vezes]))
  },
  ...deTabela,
})

/** Former codes and what they are today, offered here or not. */
export const traducoesQuery = queryOptions({
  queryKey: ['evento.listEventosTraduzidos'],
  queryFn: ({ signal }) => call(evento.listEventosTraduzidos, { signal }),
  ...deTabela,
})

/** What an item of the event must bring. */
export const templateQuery = (codigoEvento: string) =>
  queryOptions({
    queryKey: ['evento.getTemplate', codigoEvento],
    queryFn: ({ signal }) => orAbsent(call(evento.getTemplate, { params: { codigoEvento }, signal })),
    ...daLinha,
  })
