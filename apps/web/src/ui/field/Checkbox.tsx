import { type ReactNode, useId } from 'react'
import { Icon } from '../Icon.tsx'
import { Choice } from './Choice.tsx'
import styles from './choice.module.css'
import { FieldError } from './FieldError.tsx'

type CheckboxProps = {
  /** By which the error summary leads to it. */
  id?: string
  error?: string | undefined
  /** Left out only where a table's column names it through `aria-label`. */
  children?: ReactNode
  'aria-label'?: string
  hint?: string | undefined
  /** Why it cannot be changed now, beside it; it stays within reach of keys, as a locked button does. */
  disabledReason?: string | undefined
  isSelected: boolean
  /** Some of what it stands for, not all. */
  isIndeterminate?: boolean
  /** The second tells whether Shift was held: in a list, up to here. */
  onChange: (isSelected: boolean, isShift: boolean) => void
}

/** One yes-or-no answer; the whole line is the target. */
export function Checkbox({ children, hint, isSelected, isIndeterminate = false, ...rest }: CheckboxProps) {
  const { id, error, onChange, disabledReason } = rest
  const errorId = useId()
  const choice = (
    <Choice hint={disabledReason ?? hint} words={children}>
      <input
        aria-describedby={error && errorId}
        aria-disabled={disabledReason !== undefined || undefined}
        aria-invalid={error ? true : undefined}
        aria-label={rest['aria-label']}
        checked={isSelected}
        className={styles.input}
        id={id}
        onChange={({ target, nativeEvent }) => {
          if (disabledReason === undefined)
            onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }}
        ref={(input) => {
          if (input) input.indeterminate = isIndeterminate
        }}
        type="checkbox"
      />
      <span className={styles.mark} data-shape="box">
        <Icon name={isIndeterminate ? 'minus' : 'check'} size={16} />
      </span>
    </Choice>
  )
  if (!error) return choice
  return (
    <div>
      {choice}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}
