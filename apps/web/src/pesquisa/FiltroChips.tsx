import { useQuery } from '@tanstack/react-query'
import { associadoQuery } from '../associado/associado.queries.ts'
import { TagGroup } from '../ui/data/TagGroup.tsx'
import { listChips, removeChip } from './chips.ts'
import type { ConsultaSearch } from './consultaSearch.ts'
import { offerVolta } from './offerVolta.ts'
import { filtrosQuery } from './pesquisa.queries.ts'

type FiltroChipsProps = { search: ConsultaSearch; onSearch: (search: ConsultaSearch) => void }

/** The filters in force, each with its cross. */
export function FiltroChips({ search, onSearch }: FiltroChipsProps) {
  const { data: opcoes } = useQuery(filtrosQuery)
  const { data: paciente } = useQuery({
    ...associadoQuery(search.paciente ?? ''),
    enabled: search.paciente !== undefined,
  })
  const chips = listChips(search, opcoes, paciente?.nome)
  return (
    <TagGroup
      label="Filtros"
      onRemove={(id) => {
        onSearch(removeChip(search, id))
        const chip = chips.find((one) => one.id === id)
        offerVolta(`Filtro retirado: ${chip?.label ?? ''}`, () => onSearch(search))
      }}
      tags={chips}
    />
  )
}
