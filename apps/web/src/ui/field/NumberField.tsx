import type { Ref } from 'react'
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaProps,
  Button,
  Input,
} from 'react-aria-components/NumberField'
import { css } from '../css.ts'
import { Icon } from '../Icon.tsx'
import controlStyles from './control.module.css'
import { FieldHint } from './FieldHint.tsx'
import { FieldLabel } from './FieldLabel.tsx'
import { FieldMessage } from './FieldMessage.tsx'
import styles from './field.module.css'
import type { FieldProps } from './fieldProps.ts'

const c = css(styles)
const control = css(controlStyles)

type NumberFieldProps = FieldProps &
  Omit<AriaProps, keyof FieldProps | 'children' | 'className' | 'style'> & {
    inputRef?: Ref<HTMLInputElement>
    prefix?: string
    suffix?: string
    /** Plus and minus buttons, for small quantities. */
    hasSteps?: boolean
  }

/** A number in pt-BR figures ("1.234,56"), right-aligned. For money give `prefix="R$"` and two decimals. */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, isOptional, width, inputRef, prefix, suffix, hasSteps, ...rest } = props
  return (
    <AriaNumberField
      {...rest}
      className={c('field')}
      data-width={width}
      isInvalid={Boolean(error)}
      isRequired={!isOptional}
      validationBehavior="aria"
    >
      <FieldLabel isOptional={isOptional} label={label} />
      <FieldHint hint={hint} />
      <div className={controlStyles.control} data-disabled={rest.isDisabled || undefined}>
        {prefix && <span className={controlStyles.affix}>{prefix}</span>}
        <Input className={control('input', 'numeric', 'end')} ref={inputRef ?? null} />
        {suffix && <span className={controlStyles.affix}>{suffix}</span>}
        {hasSteps && (
          <>
            <Button className={control('inner')} slot="decrement">
              <Icon name="minus" size={16} />
            </Button>
            <Button className={control('inner')} slot="increment">
              <Icon name="plus" size={16} />
            </Button>
          </>
        )}
      </div>
      <FieldMessage error={error} />
    </AriaNumberField>
  )
}
