import { type RefObject, useEffect } from 'react'

/**
 * What comes to stand above the foot of the queue while the focus waits in it (a warning, an event's row that grows) does not
 * push it out of sight. Whoever scrolled away from it by hand stays where they are.
 */
export function useFilaAVista(pe: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = pe.current
    if (!element) return
    let isAVista = false
    const onFocus = () => {
      isAVista = true
    }
    const vista = new IntersectionObserver((vistos) => {
      isAVista = vistos.at(-1)?.isIntersecting ?? false
    })
    // In a frame the sizes are told before what is in sight, which still is what it was before they changed.
    const pagina = new ResizeObserver(() => {
      const { activeElement } = document
      if (isAVista && element.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' })
    })
    element.addEventListener('focusin', onFocus)
    vista.observe(element)
    pagina.observe(document.body)
    return () => {
      element.removeEventListener('focusin', onFocus)
      vista.disconnect()
      pagina.disconnect()
    }
  }, [pe])
}
