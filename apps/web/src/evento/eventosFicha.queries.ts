import { evento } from '@portal/contract/evento.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { readEventos } from './readEventos.ts'

/** The events of another guide than the one on the screen: the main one of a complementary guide. */
export const eventosFichaQuery = (numeroFicha: number) =>
  queryOptions({
    queryKey: ['evento.listEventosFicha', numeroFicha],
    queryFn: async ({ signal }) =>
      readEventos(await call(evento.listEventosFicha, { query: { numeroFicha }, signal })),
  })
