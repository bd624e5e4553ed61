import { css } from '../css.ts'
import { Icon } from '../Icon.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import styles from './Stepper.module.css'

const c = css(styles)

type StepperProps = {
  label: string
  steps: readonly { id: string; label: string }[]
  /** The step in progress; those before it are done. */
  current: string
}

/** Where one is in a sequence of stages. */
export function Stepper({ label, steps, current }: StepperProps) {
  const at = steps.findIndex((step) => step.id === current)
  return (
    <ol aria-label={label} className={c('stepper')}>
      {steps.map((step, index) => {
        const state = index < at ? 'done' : index === at ? 'current' : 'todo'
        return (
          <li
            aria-current={state === 'current' ? 'step' : undefined}
            className={c('step')}
            data-state={state}
            key={step.id}
          >
            <span className={styles.mark}>
              {state === 'done' ? <Icon name="check" size={14} /> : index + 1}
            </span>
            <span>{step.label}</span>
            {state === 'done' && <VisuallyHidden>(concluída)</VisuallyHidden>}
          </li>
        )
      })}
    </ol>
  )
}
