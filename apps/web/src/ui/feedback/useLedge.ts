import { type RefObject, useLayoutEffect } from 'react'

/**
 * The height of what stands at the foot of the screen, for whoever has to end above it (`--avisos`): dialogs, and the page,
 * so that its end and the focus never lie under it. The bar of a page names another property, which the notices stand on.
 */
export function useLedge(ledge: RefObject<HTMLElement | null>, property = '--avisos'): void {
  useLayoutEffect(() => {
    const element = ledge.current
    if (!element) return
    const root = document.documentElement
    const observer = new ResizeObserver(() => {
      root.style.setProperty(property, `${element.offsetHeight}px`)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      root.style.removeProperty(property)
    }
  }, [ledge, property])
}
