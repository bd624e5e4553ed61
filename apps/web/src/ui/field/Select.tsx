import { Select as AriaSelect, Button, ListBox, Popover, SelectValue } from 'react-aria-components/Select'
import { css } from '../css.ts'
import { Icon } from '../Icon.tsx'
import listStyles from '../overlay/list.module.css'
import controlStyles from './control.module.css'
import { FieldHint } from './FieldHint.tsx'
import { FieldLabel } from './FieldLabel.tsx'
import { FieldMessage } from './FieldMessage.tsx'
import styles from './field.module.css'
import type { FieldProps } from './fieldProps.ts'
import { Option, type OptionItem } from './Option.tsx'
import selectStyles from './Select.module.css'

const c = css(styles)
const control = css({ ...controlStyles, ...selectStyles })
const list = css(listStyles)

type SelectProps = FieldProps & {
  options: readonly OptionItem[]
  value: string | null
  onChange: (value: string) => void
  onBlur?: () => void
  name?: string
  isDisabled?: boolean
  placeholder?: string
}

/** One answer of a known list of 5 to 30; typing jumps to an option. */
export function Select(props: SelectProps) {
  const { id, label, hint, error, isOptional, width, options, value, onChange, placeholder, ...rest } = props
  return (
    <AriaSelect
      {...rest}
      className={c('field')}
      data-width={width}
      isInvalid={Boolean(error)}
      isRequired={!isOptional}
      onChange={(key) => key !== null && onChange(String(key))}
      placeholder={placeholder ?? 'Selecione'}
      validationBehavior="aria"
      value={value}
    >
      <FieldLabel isOptional={isOptional} label={label} />
      <FieldHint hint={hint} />
      <Button className={control('control', 'trigger')} {...(id && { id })}>
        <SelectValue className={control('value')} />
        <Icon name="chevronDown" />
      </Button>
      <FieldMessage error={error} />
      <Popover className={list('popover')} offset={4}>
        <ListBox className={list('list')} items={options}>
          {(option) => <Option option={option} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
