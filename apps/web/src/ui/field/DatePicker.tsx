import { css } from '../css.ts'
import controlStyles from './control.module.css'
import { DateInput, type DateInputProps } from './DateInput.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './fieldProps.ts'

const control = css(controlStyles)
const look = {
  box: control('control'),
  input: control('input', 'numeric'),
  button: control('inner'),
  iconSize: 18,
} as const

/** A day of a form. */
export function DatePicker(props: Omit<FieldProps, 'width'> & Omit<DateInputProps, 'onSettle'>) {
  const { id, label, hint = 'Por exemplo, 02/03/2026', error, isOptional, ...date } = props
  return (
    <FieldFrame {...{ id, label, hint, error, isOptional }} width="10">
      {(frame) => <DateInput {...date} input={frame} label={label} look={look} />}
    </FieldFrame>
  )
}
