import { RadioGroup } from '../ui/field/RadioGroup.tsx'
import { describeParecidos } from './palavrasExtrato.ts'

const options = [
  {
    value: 'fora',
    label: 'Deixar de fora',
    hint: 'É o mesmo dinheiro: trazido de novo, contaria em dobro.',
  },
  {
    value: 'traz',
    label: 'Importar também',
    hint: 'É outro dinheiro, que veio no mesmo dia com o mesmo valor.',
  },
]

type ParecidosFieldProps = {
  quantos: number
  isTrazido: boolean
  /** Without them nothing comes in. */
  error: string | undefined
  onChange: (isTrazido: boolean) => void
}

/** Whether the deposits that look like others that are here are the same: only a person knows. */
export const ParecidosField = ({ quantos, isTrazido, error, onChange }: ParecidosFieldProps) => (
  <RadioGroup
    error={error}
    hint="Muda a conta, o número ou o histórico, que cada arquivo do banco conta do seu modo. Confira na lista abaixo."
    id="parecidos"
    label={describeParecidos(quantos)}
    onChange={(escolhido) => onChange(escolhido === 'traz')}
    options={options}
    value={isTrazido ? 'traz' : 'fora'}
  />
)
