import type { ReactNode } from 'react'
import styles from './GuiaLayout.module.css'

type GuiaLayoutProps = {
  /** The work: a stack of panels. */
  children: ReactNode
  /** What stands beside it, in sight while the work is scrolled. */
  aside?: { label: string; content: ReactNode; isText?: boolean }
}

/** The two columns of a guide, open or sent. */
export const GuiaLayout = ({ children, aside }: GuiaLayoutProps) => (
  <div className={styles.colunas}>
    <div className={styles.coluna}>{children}</div>
    {aside && (
      // A box that scrolls must be reachable by keyboard, also where it has no control to stop at (WCAG 2.1.1).
      <aside aria-label={aside.label} className={styles.lado} tabIndex={aside.isText ? 0 : undefined}>
        {aside.content}
      </aside>
    )}
  </div>
)
