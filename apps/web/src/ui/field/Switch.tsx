import type { ReactNode } from 'react'
import { Choice } from './Choice.tsx'
import styles from './choice.module.css'

type SwitchProps = {
  children: ReactNode
  hint?: string
  isSelected: boolean
  onChange: (isSelected: boolean) => void
}

/** Turns something on at once, without a form. */
export function Switch({ children, hint, isSelected, onChange }: SwitchProps) {
  return (
    <Choice hint={hint} words={children}>
      <input
        aria-checked={isSelected}
        checked={isSelected}
        className={styles.input}
        onChange={(event) => onChange(event.target.checked)}
        role="switch"
        type="checkbox"
      />
      <span className={styles.mark} data-shape="track" />
    </Choice>
  )
}
