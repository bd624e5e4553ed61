import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { forgetHands } from '../../ui/mayTakeFocus.ts'

/**
 * After a move to another page, the focus goes to its `<h1>`, as a full load would start at the top, so that
 * readers say where they are. Going back leads to the row that one came from: the link to the page that was left; the
 * router puts the scroll where it was. A change of filters moves nothing.
 */
export function useFocusOnNavigation(): void {
  // Not the address that is on its way: the page that is left still holds the focus then, and takes it along.
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const before = useRef(pathname)
  const { history } = useRouter()
  const isReturn = useRef(false)

  useEffect(
    () =>
      history.subscribe(({ action }) => {
        forgetHands()
        isReturn.current = action.type === 'BACK' || action.type === 'GO' || action.type === 'FORWARD'
      }),
    [history],
  )

  useEffect(() => {
    const left = before.current
    before.current = pathname
    if (left === undefined || left === pathname) return
    const from = isReturn.current ? findLink(left) : undefined
    if (from) return from.focus({ preventScroll: true })
    // The page's own field may have taken it already.
    if (document.getElementById('conteudo')?.contains(document.activeElement)) return
    document.getElementById('titulo')?.focus({ preventScroll: true })
  }, [pathname])
}

const findLink = (pathname: string): HTMLAnchorElement | undefined =>
  [...document.querySelectorAll<HTMLAnchorElement>('#conteudo a[href]')].find(
    (link) => link.pathname === pathname,
  )
