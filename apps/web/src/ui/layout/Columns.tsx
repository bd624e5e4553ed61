import type { ReactNode } from 'react'
import { css } from '../css.ts'
import styles from './Columns.module.css'

const c = css(styles)

type ColumnsProps = {
  children: ReactNode
  /** What helps the work: under it where there is no room beside it. */
  aside: ReactNode
}

/** Work at the left, what helps it at the right: a form beside its answer. Each column is a stack of cards. */
export const Columns = ({ children, aside }: ColumnsProps) => (
  <div className={c('columns')}>
    <div className={styles.column}>{children}</div>
    <div className={styles.column}>{aside}</div>
  </div>
)
