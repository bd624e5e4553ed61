import type { ReactNode } from 'react'
import { css } from '../css.ts'
import styles from './choice.module.css'

const c = css(styles)

type ChoiceProps = {
  /** The browser's own control and, after it, the mark that is seen in its place. */
  children: ReactNode
  words: ReactNode
  hint?: string | undefined
}

/** The line of a check box, a radio or a switch: mark, then words; all of it is the target. */
export const Choice = ({ children, words, hint }: ChoiceProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
  <label className={c('choice')}>
    {children}
    {words !== undefined && (
      <span className={styles.words}>
        {words}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    )}
  </label>
)
