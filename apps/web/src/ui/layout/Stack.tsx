import type { ReactNode } from 'react'
import { css } from '../css.ts'
import styles from './Stack.module.css'

const c = css(styles)

type StackProps = {
  children: ReactNode
  /** What it is to readers, where that is more than a part: a list. */
  as?: 'div' | 'ul' | 'ol'
  /** Steps of 4 px between its things: 5 for the parts of a page, 3 for fields, 2 for what belongs together. */
  gap?: 1 | 2 | 3 | 4 | 5
}

/** One under the other, never wider than their place. */
export const Stack = ({ children, gap = 3, as: Element = 'div' }: StackProps) => (
  <Element className={c('stack')} style={{ gap: `var(--espaco-${gap})` }}>
    {children}
  </Element>
)

type RowProps = Omit<StackProps, 'as'> & {
  /** Fields begin at one height, whatever one of them says below itself. */
  align?: 'center' | 'end' | 'start'
}

/** One beside the other, in as many lines as it takes. */
export const Row = ({ children, gap = 3, align = 'center' }: RowProps) => (
  <div className={c('row')} style={{ gap: `var(--espaco-${gap})`, alignItems: align }}>
    {children}
  </div>
)

/** Over a list: what narrows or describes it at one end, what is done with all of it at the other. */
export const Bar = ({ children }: Pick<StackProps, 'children'>) => <div className={c('bar')}>{children}</div>
