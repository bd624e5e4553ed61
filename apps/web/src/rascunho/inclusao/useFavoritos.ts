import type { EventoCatalogo, EventoOfertado } from '@portal/contract/evento.ts'
import { MAXIMO_FAVORITOS } from '@portal/contract/evento.ts'
import { useQuery } from '@tanstack/react-query'
import { especialidadesQuery } from '../../credenciado/credenciado.queries.ts'
import { favoritosQuery } from '../../evento/evento.queries.ts'
import { findEvento } from '../../evento/useBuscaEvento.ts'
import { useUpdateFavoritos } from '../../evento/useUpdateFavoritos.ts'
import { useAcesso } from '../../menu/useAcesso.ts'
import { hrefOf } from '../../rota/hrefOf.ts'
import { chooseEspecialidade } from './listCandidatos.ts'

type DaGuia = {
  eventos: readonly EventoOfertado[]
  /** Those of the operator's table that this guide does not offer. */
  outros: readonly EventoCatalogo[]
  /** The key of the guide's patient. */
  paciente: string
}

/**
 * Why a guide does not take a favourite, and where it is asked for instead: in a specialty that the provider has, by whoever
 * may ask. Without a reason while the specialties of the provider are on their way.
 */
type Fora = { readonly porque?: string; readonly href?: string }

function explainFora(
  evento: EventoCatalogo | undefined,
  cadastradas: readonly { codigoEspecialidade: number }[],
  toHref: (codigoEspecialidade: number) => string | undefined,
): Fora {
  const minhas = cadastradas.map(({ codigoEspecialidade }) => codigoEspecialidade)
  const { minha, rotulo } = chooseEspecialidade(evento ?? { especialidades: [] }, minhas)
  if (!rotulo) return { porque: 'Não é oferecido nesta especialidade.' }
  if (minha === undefined) return { porque: `É de ${rotulo}, que o seu cadastro não tem.` }
  const href = toHref(minha)
  return { porque: `É de ${rotulo}.`, ...(href && { href }) }
}

/** The practice's favourites as this guide may take them, the event that one key repeats, and how to keep it. */
export function useFavoritos({ eventos, outros, paciente }: DaGuia, ultimoCodigo: string | undefined) {
  const { data: favoritos = [] } = useQuery(favoritosQuery)
  const { data: cadastradas = [], isPending: isACaminho } = useQuery(especialidadesQuery)
  const { whyNotOpen } = useAcesso()
  const toHref = (especialidade: number): string | undefined => {
    const href = hrefOf('/portal/solicitarAutorizacao', { paciente, especialidade })
    return whyNotOpen(href) ? undefined : href
  }
  const explain = (codigoEvento: string): Fora =>
    isACaminho ? {} : explainFora(findEvento(outros, codigoEvento), cadastradas, toHref)
  const { mutate, isPending } = useUpdateFavoritos()
  const codigos = favoritos.map(({ codigoEvento }) => codigoEvento)
  const ultimo = findEvento(eventos, ultimoCodigo)
  const isFavorito = ultimo !== undefined && codigos.includes(ultimo.codigoEvento)
  return {
    favoritos: favoritos.map((favorito) => ({
      ...favorito,
      /** Absent where the guide takes it. */
      fora: findEvento(eventos, favorito.codigoEvento) ? undefined : explain(favorito.codigoEvento),
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
