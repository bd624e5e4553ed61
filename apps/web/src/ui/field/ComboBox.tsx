import { ComboBox as AriaComboBox, Button, Input, ListBox, Popover } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { css } from '../css.ts'
import { Spinner } from '../feedback/Spinner.tsx'
import { Icon } from '../Icon.tsx'
import listStyles from '../overlay/list.module.css'
import controlStyles from './control.module.css'
import { FieldHint } from './FieldHint.tsx'
import { FieldLabel } from './FieldLabel.tsx'
import { FieldMessage } from './FieldMessage.tsx'
import styles from './field.module.css'
import type { FieldProps } from './fieldProps.ts'
import { Option, type OptionItem } from './Option.tsx'

const c = css(styles)
const control = css(controlStyles)
const list = css(listStyles)

type ComboBoxProps = FieldProps & {
  /** What matches `inputValue` now: the caller filters, here or on the server. */
  options: readonly OptionItem[]
  value: string | null
  onChange: (value: string | null) => void
  inputValue: string
  onInputChange: (text: string) => void
  onBlur?: () => void
  isLoading?: boolean
  isDisabled?: boolean
  /** Said in the list when nothing matches. */
  emptyText?: string
}

/** A list too long to scroll: type, then choose with arrows and Enter. */
export function ComboBox(props: ComboBoxProps) {
  const { label, hint, error, isOptional, width, options, isLoading, emptyText, ...rest } = props
  return (
    <AriaComboBox
      {...rest}
      allowsEmptyCollection
      className={c('field')}
      data-width={width}
      isInvalid={Boolean(error)}
      isRequired={!isOptional}
      items={options}
      menuTrigger="input"
      onChange={(key) => rest.onChange(key === null ? null : String(key))}
      validationBehavior="aria"
    >
      <FieldLabel isOptional={isOptional} label={label} />
      <FieldHint hint={hint} />
      <Group className={control('control')}>
        <Input className={control('input')} />
        {isLoading && <Spinner label="Buscando" />}
        <Button className={control('inner')}>
          <Icon name="chevronDown" />
        </Button>
      </Group>
      <FieldMessage error={error} />
      <Popover className={list('popover')} offset={4}>
        <ListBox
          className={list('list')}
          renderEmptyState={() => (
            <div className={listStyles.state}>
              {isLoading ? 'Buscando…' : (emptyText ?? 'Nada encontrado.')}
            </div>
          )}
        >
          {(option: OptionItem) => <Option option={option} />}
        </ListBox>
      </Popover>
    </AriaComboBox>
  )
}
