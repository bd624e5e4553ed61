import { type ReactNode, useContext, useEffect } from 'react'
import {
  Tooltip as AriaTooltip,
  TooltipTrigger,
  TooltipTriggerStateContext,
} from 'react-aria-components/Tooltip'
import { flushSync } from 'react-dom'
import { css } from '../css.ts'
import styles from './Tooltip.module.css'

const c = css(styles)

type TooltipProps = {
  text: string
  children: ReactNode
  /** Says nothing for now; the child stays the same element, so that it keeps the focus. */
  isDisabled?: boolean
}

/**
 * The library takes the Esc that closes a tooltip for itself, and a dialog around would need a second one. It stops
 * listening as soon as the tooltip is gone: gone before its turn comes, the key goes on to the dialog.
 */
function CloseBeforeDialog() {
  const state = useContext(TooltipTriggerStateContext)
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') flushSync(() => state?.close(true))
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [state])
  return null
}

/** Words on hover and focus; Esc closes. The child is one focusable control. */
export function Tooltip({ text, children, isDisabled = false }: TooltipProps) {
  return (
    <TooltipTrigger closeDelay={100} delay={400} isDisabled={isDisabled}>
      {children}
      <AriaTooltip className={c('tooltip')} containerPadding={8} offset={6}>
        <CloseBeforeDialog />
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
