import { ChipGroup } from '../ui/field/ChipGroup.tsx'
import { togglePronto } from './prontos.ts'

type ProntosChipsProps = {
  label: string
  prontos: readonly string[]
  value: string
  onChange: (texto: string) => void
}

/** What is written most, one key each, under the field that it goes into; there it is text like any other. */
export const ProntosChips = ({ label, prontos, value, onChange }: ProntosChipsProps) => (
  <ChipGroup
    chips={prontos.map((pronto) => ({ id: pronto, label: pronto }))}
    chosen={prontos.filter((pronto) => value.includes(pronto))}
    label={label}
    onToggle={(pronto) => onChange(togglePronto(value, pronto))}
  />
)
