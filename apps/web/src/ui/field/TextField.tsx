import type { Ref } from 'react'
import { css } from '../css.ts'
import controlStyles from './control.module.css'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps, TextAttributes, TextValue } from './fieldProps.ts'

const control = css(controlStyles)

type TextFieldProps = FieldProps &
  TextAttributes &
  TextValue & {
    type?: 'text' | 'tel' | 'email' | 'password'
    isDisabled?: boolean
    isReadOnly?: boolean
    /** Tabular figures, for numbers and identifiers. */
    isNumeric?: boolean
    inputRef?: Ref<HTMLInputElement>
  }

/** One line of text. Set `type`, `autoComplete`, `inputMode` and `enterKeyHint` to what is expected. */
export function TextField(props: TextFieldProps) {
  const { id, label, hint, error, isOptional, width, action, ...input } = props
  const { onChange, isDisabled, isReadOnly, isNumeric, inputRef, type = 'text', ...rest } = input
  return (
    <FieldFrame {...{ id, label, hint, error, isOptional, width, action }}>
      {(frame) => (
        <input
          {...rest}
          {...frame}
          className={control('control', isNumeric && 'numeric')}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.value)}
          readOnly={isReadOnly}
          ref={inputRef}
          type={type}
        />
      )}
    </FieldFrame>
  )
}
