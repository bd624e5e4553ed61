import type { ReactNode } from 'react'
import styles from './BadgeLine.module.css'

type BadgeLineProps = {
  /** A state in a word. */
  badge: ReactNode
  children: ReactNode
}

/** A state and the words about it, which go on beside it. */
export const BadgeLine = ({ badge, children }: BadgeLineProps) => (
  <span className={styles.line}>
    {badge}
    {children && <span>{children}</span>}
  </span>
)
