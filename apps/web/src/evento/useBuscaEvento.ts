import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import type { EventoCatalogo, EventoOfertado } from '@portal/contract/evento.ts'
import type { LugarDito } from '@portal/domain/evento/linha/cabeNoLugar.ts'
import { prepareEventos, searchEventos } from '@portal/domain/evento/linha/searchEventos.ts'
import { searchNoLugar } from '@portal/domain/evento/linha/searchNoLugar.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { useAcesso } from '../menu/useAcesso.ts'
import { catalogoQuery, usosQuery } from './evento.queries.ts'

/** An event by its current code or a former one. */
export const findEvento = <E extends Pick<EventoOfertado, 'codigoEvento' | 'codigosAntigos'>>(
  eventos: readonly E[],
  codigo: string | undefined,
): E | undefined =>
  codigo === undefined
    ? undefined
    : eventos.find((evento) => evento.codigoEvento === codigo || evento.codigosAntigos.includes(codigo))

/**
 * Whether the words beside an event's code say nothing else: they are its name, as a spreadsheet has it. Any others were
 * meant for something, and are not swallowed.
 */
export const isNomeDo = (evento: EventoOfertado, palavras: string | undefined): boolean =>
  !palavras || searchEventos([evento], palavras).length > 0

/** The events that a text may mean, best first; of those, where places are said, the ones first that can be there. */
export type SearchEventos = (texto: string, lugares?: readonly LugarDito[]) => readonly EventoOfertado[]

/** The events of the operator's table that are not among these; none is told of until it is known. */
export function useOutrosEventos(eventos: readonly EventoOfertado[]): readonly EventoCatalogo[] {
  const isAberto = useAcesso().whyNotCall(elegibilidade.listEventos) === undefined
  const { data } = useQuery({ ...catalogoQuery, enabled: isAberto })
  const outros = useMemo(() => {
    const ofertados = new Set(eventos.map(({ codigoEvento }) => codigoEvento))
    return (data ?? []).filter(({ codigoEvento }) => !ofertados.has(codigoEvento))
  }, [data, eventos])
  useEffect(() => prepareEventos(outros), [outros])
  return outros
}

/**
 * The search of these events, the practice's usual ones first: the same words mean the same event everywhere. Where there
 * are `outros`, their names find none of these.
 */
export function useBuscaEvento(
  eventos: readonly EventoOfertado[],
  outros?: readonly EventoCatalogo[],
): SearchEventos {
  useEffect(() => prepareEventos(eventos), [eventos])
  const { data: usos } = useQuery(usosQuery)
  return useCallback(
    (texto: string, lugares: readonly LugarDito[] = []) =>
      searchNoLugar(eventos, texto, lugares, { usos, outros }),
    [eventos, outros, usos],
  )
}
