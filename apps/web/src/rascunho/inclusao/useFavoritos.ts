import type { EventoOfertado } from '@portal/contract/evento.ts'
import { MAXIMO_FAVORITOS } from '@portal/contract/evento.ts'
import { useQuery } from '@tanstack/react-query'
import { favoritosQuery } from '../../evento/evento.queries.ts'
import { findEvento } from '../../evento/useBuscaEvento.ts'
import { useUpdateFavoritos } from '../../evento/useUpdateFavoritos.ts'

/** The practice's favourites as this guide may take them, the event that one key repeats, and how to keep it. */
export function useFavoritos(eventos: readonly EventoOfertado[], ultimoCodigo: string | undefined) {
  const { data: favoritos = [] } = useQuery(favoritosQuery)
  const { mutate, isPending } = useUpdateFavoritos()
  const codigos = favoritos.map(({ codigoEvento }) => codigoEvento)
  const ultimo = findEvento(eventos, ultimoCodigo)
  const isFavorito = ultimo !== undefined && codigos.includes(ultimo.codigoEvento)
  return {
    favoritos: favoritos.map((favorito) => ({
      ...favorito,
      isOfertado: findEvento(eventos, favorito.codigoEvento) !== undefined,
    })),
    ultimo,
    isFavorito,
    isCheio: codigos.length >= MAXIMO_FAVORITOS,
    /** Keeps the last event among the favourites, or takes it out. */
    toggleUltimo: () => {
      if (!ultimo || isPending) return
      const { codigoEvento } = ultimo
      mutate(isFavorito ? codigos.filter((codigo) => codigo !== codigoEvento) : [...codigos, codigoEvento])
    },
  }
}
