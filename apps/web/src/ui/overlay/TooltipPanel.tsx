import { useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { useSlottedContext } from 'react-aria-components/slots'
import { TooltipContext, type TooltipProps, TooltipTriggerStateContext } from 'react-aria-components/Tooltip'
import { createPortal, flushSync } from 'react-dom'
import styles from './Tooltip.module.css'

/** Pixels between the words and their control, and between them and the edge of the window. */
const GAP = 6
const EDGE = 8

/** Above the control and centred on it; under it where there is no room. */
function place(panel: HTMLElement, anchor: DOMRect): void {
  const { offsetWidth, offsetHeight } = panel
  const above = anchor.top - offsetHeight - GAP
  const centred = anchor.left + (anchor.width - offsetWidth) / 2
  const last = document.documentElement.clientWidth - offsetWidth - EDGE
  panel.style.top = `${above >= EDGE ? above : anchor.bottom + GAP}px`
  panel.style.left = `${Math.max(EDGE, Math.min(centred, last))}px`
}

/** The words of the `TooltipTrigger` around, while they show. */
export function TooltipPanel({ text }: { text: string }) {
  const isOpen = useContext(TooltipTriggerStateContext)?.isOpen ?? false
  return isOpen && createPortal(<OpenPanel text={text} />, document.body)
}

/**
 * In the browser's top layer, where no box cuts it. Placed by hand: the library's own positioning weighs more than all
 * other parts of a button, and every page has buttons.
 */
function OpenPanel({ text }: { text: string }) {
  const state = useContext(TooltipTriggerStateContext)
  const { id, triggerRef }: TooltipProps & { id?: string } = useSlottedContext(TooltipContext) ?? {}
  const panel = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (!panel.current || !triggerRef?.current) return
    panel.current.showPopover()
    place(panel.current, triggerRef.current.getBoundingClientRect())
  }, [triggerRef])

  useEffect(() => {
    // The library takes the Esc that closes a tooltip for itself, and a dialog around would need a second one. It
    // stops listening as soon as the tooltip is gone: gone before its turn comes, the key goes on to the dialog.
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') flushSync(() => state?.close(true))
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [state])

  useEffect(() => {
    const onScroll = () => state?.close(true)
    window.addEventListener('scroll', onScroll, true)
    return () => window.removeEventListener('scroll', onScroll, true)
  }, [state])

  return (
    <div
      className={styles.tooltip}
      // An open dialog hides from readers all that is outside of it but this
      data-react-aria-top-layer="true"
      id={id}
      onPointerEnter={() => state?.open(true)}
      onPointerLeave={() => state?.close()}
      popover="manual"
      ref={panel}
      role="tooltip"
    >
      {text}
    </div>
  )
}
