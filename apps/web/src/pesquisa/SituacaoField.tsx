import { Button } from 'react-aria-components/Button'
import { Checkbox } from '../ui/field/Checkbox.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Popover } from '../ui/overlay/Popover.tsx'
import styles from './SituacaoField.module.css'

type SituacaoFieldProps = {
  options: readonly { codigo: number; nome: string }[]
  value: ReadonlySet<string>
  onChange: (value: ReadonlySet<string>) => void
}

const ID = 'consulta-situacao'

/** Several statuses at once, behind one button of a field's size. */
export function SituacaoField({ options, value, onChange }: SituacaoFieldProps) {
  const names = options.filter(({ codigo }) => value.has(String(codigo))).map(({ nome }) => nome)
  const resumo = names.length === 0 ? 'Todas' : names.length === 1 ? names[0] : `${names.length} situações`

  const toggle = (codigo: string, isSelected: boolean) => {
    const next = new Set(value)
    if (isSelected) next.add(codigo)
    else next.delete(codigo)
    onChange(next)
  }

  return (
    <div className={styles.field}>
      <span className={styles.label} id={`${ID}-rotulo`}>
        Situação<span className={styles.optional}> (opcional)</span>
      </span>
      <Popover
        label="Situações"
        trigger={
          <Button aria-labelledby={`${ID}-rotulo ${ID}-valor`} className={styles.trigger ?? ''} id={ID}>
            <span className={styles.value} id={`${ID}-valor`}>
              {resumo}
            </span>
            <Icon name="chevronDown" />
          </Button>
        }
      >
        <div className={styles.options}>
          {options.map(({ codigo, nome }) => (
            <Checkbox
              isSelected={value.has(String(codigo))}
              key={codigo}
              onChange={(isSelected) => toggle(String(codigo), isSelected)}
            >
              {nome}
            </Checkbox>
          ))}
        </div>
      </Popover>
    </div>
  )
}
