import {
  type RadioGroupProps as AriaProps,
  RadioGroup as AriaRadioGroup,
  Radio,
} from 'react-aria-components/RadioGroup'
import { css } from '../css.ts'
import choiceStyles from './choice.module.css'
import { FieldHint } from './FieldHint.tsx'
import { FieldLabel } from './FieldLabel.tsx'
import { FieldMessage } from './FieldMessage.tsx'
import type { FieldProps } from './fieldProps.ts'

const c = css(choiceStyles)

export type RadioOption = { value: string; label: string; hint?: string; isDisabled?: boolean }

type RadioGroupProps = Omit<FieldProps, 'width'> &
  Omit<AriaProps, keyof FieldProps | 'children' | 'className' | 'style'> & { options: readonly RadioOption[] }

/** One answer of a few, all in sight; arrows move between them. */
export function RadioGroup({ label, hint, error, isOptional, options, ...rest }: RadioGroupProps) {
  return (
    <AriaRadioGroup
      {...rest}
      className={c('group')}
      isInvalid={Boolean(error)}
      isRequired={!isOptional}
      validationBehavior="aria"
    >
      <FieldLabel isOptional={isOptional} label={label} />
      <FieldHint hint={hint} />
      <div className={choiceStyles.options} data-row={rest.orientation === 'horizontal' || undefined}>
        {options.map((option) => (
          <Radio
            className={c('choice')}
            isDisabled={option.isDisabled ?? false}
            key={option.value}
            value={option.value}
          >
            <span className={choiceStyles.mark} data-shape="dot" />
            <span className={choiceStyles.words}>
              {option.label}
              {option.hint && <span className={choiceStyles.hint}>{option.hint}</span>}
            </span>
          </Radio>
        ))}
      </div>
      <FieldMessage error={error} />
    </AriaRadioGroup>
  )
}
