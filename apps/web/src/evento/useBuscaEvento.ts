import type { EventoOfertado } from '@portal/contract/evento.ts'
import { prepareEventos, searchEventos } from '@portal/domain/evento/searchEventos.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { usosQuery } from './evento.queries.ts'

/** An event by its current code or a former one. */
export const findEvento = <E extends Pick<EventoOfertado, 'codigoEvento' | 'codigosAntigos'>>(
  eventos: readonly E[],
  codigo: string | undefined,
): E | undefined =>
  codigo === undefined
    ? undefined
    : eventos.find((evento) => evento.codigoEvento === codigo || evento.codigosAntigos.includes(codigo))

/** The events that a text may mean, best first. */
export type SearchEventos = (texto: string) => readonly EventoOfertado[]

/** The search of these events, the practice's usual ones first: the same words mean the same event everywhere. */
export function useBuscaEvento(eventos: readonly EventoOfertado[]): SearchEventos {
  useEffect(() => prepareEventos(eventos), [eventos])
  const { data: usos } = useQuery(usosQuery)
  return useCallback(
    (texto: string) => searchEventos(eventos, texto, { usos }).map(({ evento }) => evento),
    [eventos, usos],
  )
}
