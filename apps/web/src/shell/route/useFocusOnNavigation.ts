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
  const search = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.searchStr })
  const before = useRef<Place>({ pathname, search })
  const { history } = useRouter()
  const isReturn = useRef(false)
  /** The words of the link that led to each address: rows of several kinds lead to one. */
  const words = useRef(new Map<string, string>())

  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>(LINK)
      if (link) words.current.set(link.pathname + link.search, link.textContent)
    }
    document.addEventListener('click', note, true)
    return () => document.removeEventListener('click', note, true)
  }, [])

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
    before.current = { pathname, search }
    if (left.pathname === undefined || left.pathname === pathname) return
    const from = isReturn.current ? findLink(left, words.current) : undefined
    if (from) return from.focus({ preventScroll: true })
    // The page's own field may have taken it already.
    if (document.getElementById('conteudo')?.contains(document.activeElement)) return
    document.getElementById('titulo')?.focus({ preventScroll: true })
  }, [pathname, search])
}

type Place = { pathname: string | undefined; search: string | undefined }

const LINK = '#conteudo a[href]'

/** The link to a page, the one with its very search before another, and of those the one with the words that led there. */
function findLink(
  { pathname, search = '' }: Place,
  words: ReadonlyMap<string, string>,
): HTMLAnchorElement | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(LINK)].filter(
    (link) => link.pathname === pathname,
  )
  const same = links.filter((link) => link.search === search)
  return same.find((link) => link.textContent === words.get(link.pathname + search)) ?? same[0] ?? links[0]
}
