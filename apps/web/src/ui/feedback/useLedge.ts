import { type RefObject, useLayoutEffect } from 'react'

/**
 * The height of what stands at the foot of the screen, as a property of the document: of the notices (`--avisos`), and of a
 * page's bar, which they stand on (`--barra`). What has to end above both uses `--avisos-topo` (NoticeRegion.module.css).
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
