import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * After a move to another page, the focus goes to its `<h1>` (or to the content), as a full load would, so that
 * readers say where they are. A change of filters moves nothing.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)

  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    // The page's own field may have taken it already.
    const content = document.getElementById('conteudo')
    if (!content || content.contains(document.activeElement)) return
    const heading = content.querySelector<HTMLElement>('h1')
    const target = heading ?? content
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [pathname])
}
