import type { Ref } from 'react'
import {
  type TextFieldProps as AriaProps,
  TextArea as AriaTextArea,
  TextField as AriaTextField,
} from 'react-aria-components/TextField'
import { css } from '../css.ts'
import controlStyles from './control.module.css'
import { FieldHint } from './FieldHint.tsx'
import { FieldLabel } from './FieldLabel.tsx'
import { FieldMessage } from './FieldMessage.tsx'
import styles from './field.module.css'
import type { FieldProps } from './fieldProps.ts'
import { TextCounter } from './TextCounter.tsx'

const c = css(styles)
const control = css(controlStyles)

type TextAreaProps = FieldProps &
  Omit<
    AriaProps,
    keyof FieldProps | 'children' | 'className' | 'style' | 'maxLength' | 'value' | 'defaultValue'
  > & {
    value: string
    rows?: number
    /** Counts down to this number of characters; the text may pass it, the error then says so. */
    limit?: number
    inputRef?: Ref<HTMLTextAreaElement>
  }

/** Several lines of text, with a counter when there is a limit. Pasted text is never cut. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, isOptional, width, rows = 4, limit, inputRef, ...rest } = props
  return (
    <AriaTextField
      {...rest}
      className={c('field')}
      data-width={width}
      isInvalid={Boolean(error)}
      isRequired={!isOptional}
      validationBehavior="aria"
    >
      <FieldLabel isOptional={isOptional} label={label} />
      <FieldHint hint={hint} />
      <AriaTextArea className={control('control', 'area')} ref={inputRef ?? null} rows={rows} />
      <div className={styles.foot}>
        <FieldMessage error={error} />
        {limit !== undefined && <TextCounter length={rest.value.length} limit={limit} />}
      </div>
    </AriaTextField>
  )
}
