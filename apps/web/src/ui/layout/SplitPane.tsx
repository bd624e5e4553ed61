import type { ReactNode } from 'react'
import { css } from '../css.ts'
import styles from './SplitPane.module.css'

const c = css(styles)

type SplitPaneProps = {
  children: ReactNode
  /** The name of the side region for readers. */
  asideLabel: string
  /** Stays in sight while the main part scrolls; goes under it on narrow screens. */
  aside: ReactNode
}

/** Work at the left, what helps it at the right: a radiograph beside its guide, a summary beside its form. */
export function SplitPane({ children, aside, asideLabel }: SplitPaneProps) {
  return (
    <div className={c('pane')}>
      <div className={styles.main}>{children}</div>
      <aside aria-label={asideLabel} className={styles.aside}>
        {aside}
      </aside>
    </div>
  )
}
