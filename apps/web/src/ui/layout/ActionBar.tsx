import { type ReactNode, useRef } from 'react'
import { css } from '../css.ts'
import { useLedge } from '../feedback/useLedge.ts'
import styles from './ActionBar.module.css'
import { useLift } from './useLift.ts'

const c = css(styles)

type ActionBarProps = {
  /** Names it as a part of the page, where it is one. */
  label?: string
  /** From one edge of the page to the other, laid out by what it holds; else a card. */
  isStrip?: boolean
  /** Nothing can be done yet: it stands where it ends, and covers nothing of what is chosen from. */
  isIdle?: boolean
  /** What the actions are done to, at one end; the actions at the other. */
  children: ReactNode
}

/** What is done with what stands above it: it stays at the foot of the screen while that is longer than the screen. */
export function ActionBar({ label, isStrip = false, isIdle = false, children }: ActionBarProps) {
  const foot = useRef<HTMLDivElement>(null)
  useLedge(foot, '--barra')
  useLift(foot)
  const Part = label ? 'section' : 'div'
  return (
    <Part
      aria-label={label}
      className={c('bar', isStrip ? 'strip' : 'card')}
      data-idle={isIdle || undefined}
      data-parte="barra"
      ref={foot}
    >
      {children}
    </Part>
  )
}
