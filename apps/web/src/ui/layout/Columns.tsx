import type { ReactNode } from 'react'
import { css } from '../css.ts'
import styles from './Columns.module.css'

const c = css(styles)

type ColumnsProps = {
  children: ReactNode
  /** What answers the work: over what helps where there is room beside it, over the work where there is none. */
  lead?: ReactNode
  /** What helps the work: under it where there is no room beside it. */
  aside: ReactNode
  /** How much of the width the work takes: most of it beside an answer, little more than half beside its equal. */
  share?: 'most' | 'half'
  /** What helps stays in sight beside work that is taller than the screen, and is scrolled by itself. */
  isAsideInSight?: boolean
}

/** Work at the left, what helps it at the right: a form beside its answer. Each column is a stack of cards. */
export const Columns = ({ children, lead, aside, share = 'most', isAsideInSight = false }: ColumnsProps) => (
  <div className={c('columns')} data-share={share}>
    {lead && <div className={c('column', 'lead')}>{lead}</div>}
    <div className={c('column', lead ? 'led' : false)}>{children}</div>
    <div className={c('column', isAsideInSight && 'inSight')}>{aside}</div>
  </div>
)
