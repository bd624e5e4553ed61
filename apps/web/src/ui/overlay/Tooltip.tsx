import type { ReactNode } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { css } from '../css.ts'
import styles from './Tooltip.module.css'

const c = css(styles)

type TooltipProps = {
  text: string
  children: ReactNode
  /** Says nothing for now; the child stays the same element, so that it keeps the focus. */
  isDisabled?: boolean
}

/** Words on hover and focus; Esc closes. The child is one focusable control. */
export function Tooltip({ text, children, isDisabled = false }: TooltipProps) {
  return (
    <TooltipTrigger closeDelay={100} delay={400} isDisabled={isDisabled}>
      {children}
      <AriaTooltip className={c('tooltip')} containerPadding={8} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
