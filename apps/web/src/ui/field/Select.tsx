import { css } from '../css.ts'
import { Icon } from '../Icon.tsx'
import controlStyles from './control.module.css'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './fieldProps.ts'
import type { OptionItem } from './option.ts'
import selectStyles from './Select.module.css'

const control = css({ ...controlStyles, ...selectStyles })

type SelectProps = FieldProps & {
  options: readonly OptionItem[]
  value: string | null
  onChange: (value: string) => void
  autoFocus?: boolean
  labelEnd?: string
  placeholder?: string
}

/** The browser has no second line in a list: the description follows the answer. */
const textOf = ({ label, description }: OptionItem): string =>
  description ? `${label} · ${description}` : label

/**
 * One answer of a known list of 5 to 30; typing jumps to an option. The browser's own list: a telephone shows it as
 * large as the screen, and no code has to come before it works.
 */
export function Select(props: SelectProps) {
  const { id, label, labelEnd, hint, error, isOptional, width, ...select } = props
  const { options, value, onChange, placeholder = 'Selecione', ...rest } = select
  return (
    <FieldFrame {...{ id, label, labelEnd, hint, error, isOptional, width }}>
      {(frame) => (
        <div className={control('control', 'box')}>
          <select
            {...rest}
            {...frame}
            className={control('input', 'select')}
            data-placeholder={value === null || undefined}
            onChange={(event) => onChange(event.target.value)}
            value={value ?? ''}
          >
            {value === null && (
              <option disabled hidden value="">
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option disabled={option.isDisabled} key={option.id} value={option.id}>
                {textOf(option)}
              </option>
            ))}
          </select>
          <Icon className={control('arrow')} name="chevronDown" />
        </div>
      )}
    </FieldFrame>
  )
}
