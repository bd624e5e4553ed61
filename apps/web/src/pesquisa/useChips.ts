import { useQuery } from '@tanstack/react-query'
import { associadoQuery } from '../associado/associado.queries.ts'
import type { TagItem } from '../ui/data/TagGroup.tsx'
import { listChips } from './chips.ts'
import type { ConsultaSearch } from './consultaSearch.ts'
import { filtrosQuery } from './pesquisa.queries.ts'

/** The filters in force, in words. */
export function useChips(search: ConsultaSearch): TagItem[] {
  const { data: opcoes } = useQuery(filtrosQuery)
  const { data: paciente } = useQuery({
    ...associadoQuery(search.paciente ?? ''),
    enabled: search.paciente !== undefined,
  })
  return listChips(search, opcoes, paciente?.nome)
}
