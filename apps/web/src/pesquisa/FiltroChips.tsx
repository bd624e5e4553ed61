import { TagGroup } from '../ui/data/TagGroup.tsx'
import { removeChip } from './chips.ts'
import type { ConsultaSearch } from './consultaSearch.ts'
import { offerVolta } from './offerVolta.ts'
import { useChips } from './useChips.ts'

type FiltroChipsProps = { search: ConsultaSearch; onSearch: (search: ConsultaSearch) => void }

/** The filters in force, each with its cross. */
export function FiltroChips({ search, onSearch }: FiltroChipsProps) {
  const chips = useChips(search)
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
