import { type RefObject, useLayoutEffect } from 'react'

const PROPERTY = '--barra-erguida'

/**
 * How far the end of a page's bar stands above the foot of the screen, as a property of the document: at the page's end it
 * goes up with what follows it. Below the foot it is negative. The notices stand clear of it (NoticeRegion.module.css).
 */
export function useLift(bar: RefObject<HTMLElement | null>): void {
  // Each rendering asks anew: a bar that becomes idle moves without a change of size.
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    const root = document.documentElement
    let told = Number.NaN
    const tell = () => {
      const lift = Math.round(root.clientHeight - element.getBoundingClientRect().bottom)
      if (lift === told) return
      told = lift
      root.style.setProperty(PROPERTY, `${lift}px`)
    }
    // What the page is made longer or shorter by moves the bar too, and the screen's own size.
    const observer = new ResizeObserver(tell)
    observer.observe(root)
    observer.observe(element)
    addEventListener('scroll', tell, { passive: true })
    addEventListener('resize', tell)
    return () => {
      observer.disconnect()
      removeEventListener('scroll', tell)
      removeEventListener('resize', tell)
      root.style.removeProperty(PROPERTY)
    }
  })
}
