import type { CodigoPrincipal } from '@portal/contract/financeiro.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import type { OptionItem } from '../ui/field/option.ts'
import { Select } from '../ui/field/Select.tsx'

type QuemFieldProps = {
  principal: CodigoPrincipal
  /** Codes of dentists joined by commas; undefined for all that the login sees. */
  value: string | undefined
  onChange: (dentistas: string | undefined) => void
}

const TUDO = 'tudo'

/** Whose lines may be chosen, the widest first. */
function listQuem({ opcoes, unidades }: CodigoPrincipal): OptionItem[] {
  const dentistas = unidades.flatMap((unidade) => unidade.dentistas)
  const maior = opcoes.at(-1)
  return [
    ...opcoes.toReversed().map(({ codigo, rotulo, dentistas: vistos }) => ({
      id: codigo === maior?.codigo ? TUDO : (vistos ?? []).join(','),
      label: rotulo,
    })),
    ...(unidades.length > 1
      ? unidades
          .filter(({ unidade }) => unidade !== null)
          .map(({ unidade, dentistas: daUnidade }) => ({
            id: daUnidade.map(({ codigoDentista }) => codigoDentista).join(','),
            label: unidade ?? '',
            description: countOf(daUnidade.length, 'dentista', 'dentistas'),
          }))
      : []),
    ...dentistas.map(({ codigoDentista, nomeDentista, credenciado }) => ({
      id: String(codigoDentista),
      label: nomeDentista,
      ...(!credenciado && { description: 'já saiu do corpo clínico' }),
    })),
  ].filter(({ id }, at, todas) => todas.findIndex((outra) => outra.id === id) === at)
}

/** Whose lines a choice means, in the words of the field. */
export const describeQuem = (principal: CodigoPrincipal, dentistas: string | undefined): string =>
  listQuem(principal).find(({ id }) => id === (dentistas ?? TUDO))?.label ?? 'Dentistas escolhidos'

/**
 * Whose lines: the sharing options that the login has (Spec §3), a unit of the clinic, or one dentist. Nothing to choose
 * where there is one dentist.
 */
export function QuemField({ principal, value, onChange }: QuemFieldProps) {
  const dentistas = principal.unidades.flatMap((unidade) => unidade.dentistas)
  if (dentistas.length < 2) return null
  const options = listQuem(principal)
  const conhecida = options.some(({ id }) => id === (value ?? TUDO))
  return (
    <Select
      label="De quem"
      onChange={(id) => onChange(id === TUDO ? undefined : id)}
      options={conhecida ? options : [...options, { id: value ?? TUDO, label: 'Dentistas escolhidos' }]}
      value={value ?? TUDO}
    />
  )
}
