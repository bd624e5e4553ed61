import type { ReactNode, Ref } from 'react'
import { css } from '../css.ts'
import controlStyles from './control.module.css'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps, TextAttributes, TextValue } from './fieldProps.ts'
import { useDateText } from './useDateText.ts'

const control = css(controlStyles)

/** The value is `YYYY-MM-DD`, the raw text while it is not a day, or empty. */
export type DateFieldProps = Omit<FieldProps, 'width'> &
  Pick<TextAttributes, 'name' | 'autoComplete'> &
  TextValue & {
    onBlur?: () => void
    isDisabled?: boolean
    inputRef?: Ref<HTMLInputElement>
    /** A button at the end of the box: the calendar of `DatePicker`. */
    end?: ReactNode
  }

/** A day, typed or pasted: 02/03/2026, 2/3/26 or ISO (Interface B2.4). */
export function DateField(props: DateFieldProps) {
  const { id, label, hint = 'Por exemplo, 02/03/2026', error, isOptional, ...input } = props
  const { value, onChange, onBlur, inputRef, isDisabled, end, ...rest } = input
  const date = useDateText(value, onChange)
  return (
    <FieldFrame {...{ id, label, hint, error, isOptional }} width="10">
      {(frame) => (
        <div className={controlStyles.control} data-disabled={isDisabled || undefined}>
          <input
            {...rest}
            {...frame}
            className={control('input', 'numeric')}
            disabled={isDisabled}
            inputMode="numeric"
            onBlur={() => {
              date.settle()
              onBlur?.()
            }}
            onChange={(event) => date.type(event.target.value)}
            ref={inputRef}
            type="text"
            value={date.text}
          />
          {end}
        </div>
      )}
    </FieldFrame>
  )
}
