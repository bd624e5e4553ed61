import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * After a move to another page, the focus goes to its `<h1>`, as a full load would start at the top, so that
 * readers say where they are. A change of filters moves nothing.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)

  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    // The page's own field may have taken it already.
    if (document.getElementById('conteudo')?.contains(document.activeElement)) return
    document.getElementById('titulo')?.focus({ preventScroll: true })
  }, [pathname])
}
