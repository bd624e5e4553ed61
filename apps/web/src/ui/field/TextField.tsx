import type { Ref } from 'react'
import {
  type TextFieldProps as AriaProps,
  TextField as AriaTextField,
  Input,
} from 'react-aria-components/TextField'
import { css } from '../css.ts'
import controlStyles from './control.module.css'
import { FieldHint } from './FieldHint.tsx'
import { FieldLabel } from './FieldLabel.tsx'
import { FieldMessage } from './FieldMessage.tsx'
import styles from './field.module.css'
import type { FieldProps } from './fieldProps.ts'

const c = css(styles)
const control = css(controlStyles)

type TextFieldProps = FieldProps &
  Omit<AriaProps, keyof FieldProps | 'children' | 'className' | 'style'> & {
    inputRef?: Ref<HTMLInputElement>
    /** Text before the answer, such as "R$". */
    prefix?: string
    /** Tabular figures, for numbers and identifiers. */
    isNumeric?: boolean
  }

/** One line of text. Set `type`, `autoComplete`, `inputMode` and `enterKeyHint` to what is expected. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, isOptional, width, inputRef, prefix, isNumeric, ...rest } = props
  const input = (
    <Input className={control(prefix ? 'input' : 'control', isNumeric && 'numeric')} ref={inputRef ?? null} />
  )
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
      {prefix ? (
        <div className={controlStyles.control}>
          <span aria-hidden="true" className={controlStyles.affix}>
            {prefix}
          </span>
          {input}
        </div>
      ) : (
        input
      )}
      <FieldMessage error={error} />
    </AriaTextField>
  )
}
