import { useQuery } from '@tanstack/react-query'
import { associadoQuery } from '../associado/associado.queries.ts'
import { TagGroup } from '../ui/data/TagGroup.tsx'
import { listChips, removeChip } from './chips.ts'
import type { ConsultaSearch } from './consultaSearch.ts'
import { filtrosQuery } from './pesquisa.queries.ts'

type FiltroChipsProps = { search: ConsultaSearch; onSearch: (search: ConsultaSearch) => void }

/** The filters in force, each with its cross. */
export function FiltroChips({ search, onSearch }: FiltroChipsProps) {
  const { data: opcoes } = useQuery(filtrosQuery)
  const { data: paciente } = useQuery({
    ...associadoQuery(search.paciente ?? ''),
    enabled: search.paciente !== undefined,
  })
  return (
    <TagGroup
      label="Filtros"
      onRemove={(id) => onSearch(removeChip(search, id))}
      tags={listChips(search, opcoes, paciente?.nome)}
    />
  )
}
