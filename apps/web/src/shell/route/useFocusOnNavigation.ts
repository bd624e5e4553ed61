import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * After a move to another page, the focus goes to its `<h1>`, as a full load would start at the top, so that
 * readers say where they are. A change of filters moves nothing.
 */
export function useFocusOnNavigation(): void {
  // Not the address that is on its way: the page that is left still holds the focus then, and takes it along.
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const before = useRef(pathname)

  useEffect(() => {
    const isMove = before.current !== undefined && before.current !== pathname
    before.current = pathname
    if (!isMove) return
    // The page's own field may have taken it already.
    if (document.getElementById('conteudo')?.contains(document.activeElement)) return
    document.getElementById('titulo')?.focus({ preventScroll: true })
  }, [pathname])
}
