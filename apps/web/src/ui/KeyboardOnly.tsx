import type { ReactNode } from 'react'
import styles from './KeyboardOnly.module.css'

/** What keys do, told where there is a keyboard: not under a finger, nor on paper. */
export const KeyboardOnly = ({ children }: { children: ReactNode }) => (
  <span className={styles.keyboard} data-print="none">
    {children}
  </span>
)
