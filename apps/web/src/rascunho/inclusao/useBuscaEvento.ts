import type { EventoOfertado } from '@portal/contract/evento.ts'
import { prepareEventos, searchEventos } from '@portal/domain/evento/searchEventos.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { usosQuery } from '../../evento/evento.queries.ts'

/** The events that a text may mean, best first. */
export type SearchEventos = (texto: string) => readonly EventoOfertado[]

/** The search of the guide's events, the practice's usual ones first. */
export function useBuscaEvento(eventos: readonly EventoOfertado[]): SearchEventos {
  useEffect(() => prepareEventos(eventos), [eventos])
  const { data: usos } = useQuery(usosQuery)
  return useCallback(
    (texto: string) => searchEventos(eventos, texto, { usos }).map(({ evento }) => evento),
    [eventos, usos],
  )
}
