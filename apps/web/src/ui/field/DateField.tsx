import type { ReactNode, Ref } from 'react'
import { TextField as AriaTextField, Input } from 'react-aria-components/TextField'
import { css } from '../css.ts'
import controlStyles from './control.module.css'
import { FieldHint } from './FieldHint.tsx'
import { FieldLabel } from './FieldLabel.tsx'
import { FieldMessage } from './FieldMessage.tsx'
import styles from './field.module.css'
import type { FieldProps } from './fieldProps.ts'
import { useDateText } from './useDateText.ts'

const c = css(styles)
const control = css(controlStyles)

export type DateFieldProps = Omit<FieldProps, 'width'> & {
  /** `YYYY-MM-DD`, the raw text while it is not a day, or empty. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  name?: string
  autoComplete?: string
  isDisabled?: boolean
  inputRef?: Ref<HTMLInputElement>
  /** A button at the end of the box: the calendar of `DatePicker`. */
  end?: ReactNode
}

/** A day, typed or pasted: 02/03/2026, 2/3/26 or ISO (ux.md B2.4). */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, isOptional, value, onChange, onBlur, inputRef, end, ...rest } = props
  const date = useDateText(value, onChange)
  return (
    <AriaTextField
      {...rest}
      className={c('field')}
      data-width="10"
      isInvalid={Boolean(error)}
      isRequired={!isOptional}
      onBlur={() => {
        date.settle()
        onBlur?.()
      }}
      onChange={date.type}
      validationBehavior="aria"
      value={date.text}
    >
      <FieldLabel isOptional={isOptional} label={label} />
      <FieldHint hint={hint ?? 'Por exemplo, 02/03/2026'} />
      <div className={controlStyles.control} data-disabled={rest.isDisabled || undefined}>
        <Input className={control('input', 'numeric')} inputMode="numeric" ref={inputRef ?? null} />
        {end}
      </div>
      <FieldMessage error={error} />
    </AriaTextField>
  )
}
