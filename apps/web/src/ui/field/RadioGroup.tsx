import { useId } from 'react'
import { Choice } from './Choice.tsx'
import styles from './choice.module.css'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './fieldProps.ts'

export type RadioOption = { value: string; label: string; hint?: string; isDisabled?: boolean }

type RadioGroupProps = Omit<FieldProps, 'width'> & {
  options: readonly RadioOption[]
  value: string | null
  onChange: (value: string) => void
  /** Side by side where there is room for it. */
  isInRow?: boolean
}

/** One answer of a few, all in sight; arrows move between them. */
export function RadioGroup(props: RadioGroupProps) {
  const { id, label, hint, error, isOptional, options, value, onChange, isInRow } = props
  const name = useId()
  return (
    <FieldFrame {...{ id, label, hint, error, isOptional }} isGroup>
      {(frame, labelId) => (
        <div
          {...frame}
          aria-labelledby={labelId}
          className={styles.options}
          data-row={isInRow || undefined}
          role="radiogroup"
        >
          {options.map((option) => (
            <Choice hint={option.hint} key={option.value} words={option.label}>
              <input
                checked={option.value === value}
                className={styles.input}
                disabled={option.isDisabled}
                name={name}
                onChange={() => onChange(option.value)}
                type="radio"
              />
              <span className={styles.mark} data-shape="dot" />
            </Choice>
          ))}
        </div>
      )}
    </FieldFrame>
  )
}
