import type { ReactNode } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { css } from '../css.ts'
import styles from './Tooltip.module.css'

const c = css(styles)

/** Words on hover and focus; Esc closes. The child is one focusable control. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <TooltipTrigger closeDelay={0} delay={400}>
      {children}
      <AriaTooltip className={c('tooltip')} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
