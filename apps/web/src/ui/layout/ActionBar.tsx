import type { ReactNode } from 'react'
import { css } from '../css.ts'
import styles from './ActionBar.module.css'

const c = css(styles)

type ActionBarProps = {
  /** Names it as a part of the page, where it is one. */
  label?: string
  /** What the actions are done to, at one end; the actions at the other. */
  children: ReactNode
}

/** What is done with what stands above it: it stays at the foot of the screen while that is longer than the screen. */
export const ActionBar = ({ label, children }: ActionBarProps) => {
  const Part = label ? 'section' : 'div'
  return (
    <Part aria-label={label} className={c('bar')}>
      {children}
    </Part>
  )
}
