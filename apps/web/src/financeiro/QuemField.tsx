import type { CodigoPrincipal } from '@portal/contract/financeiro.ts'
import { listQuem, nameQuem } from '@portal/domain/credenciado/quem.ts'
import { Select } from '../ui/field/Select.tsx'

type QuemFieldProps = {
  principal: CodigoPrincipal
  /** Codes of dentists joined by commas; undefined for all that the login sees. */
  value: string | undefined
  onChange: (dentistas: string | undefined) => void
}

const TUDO = 'tudo'

/** Whether there is anything to choose: not where there is one dentist. */
export const isEscolhaDeQuem = ({ unidades }: CodigoPrincipal): boolean =>
  unidades.flatMap(({ dentistas }) => dentistas).length > 1

/** Whose lines: the sharing options that the login has (Spec §3), a unit of the clinic, or one dentist. */
export function QuemField({ principal, value, onChange }: QuemFieldProps) {
  if (!isEscolhaDeQuem(principal)) return null
  const options = listQuem(principal).map(({ dentistas: codigos = TUDO, rotulo, nota }) => ({
    id: codigos,
    label: rotulo,
    ...(nota && { description: nota }),
  }))
  const escolhida = value ?? TUDO
  const conhecida = options.some(({ id }) => id === escolhida)
  return (
    <Select
      label="De quem"
      onChange={(id) => onChange(id === TUDO ? undefined : id)}
      options={conhecida ? options : [...options, { id: escolhida, label: nameQuem(principal, value) }]}
      value={escolhida}
    />
  )
}
