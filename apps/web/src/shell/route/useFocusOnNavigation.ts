import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { focusInSight } from '../../ui/focusInSight.ts'
import { forgetHands } from '../../ui/mayTakeFocus.ts'

/**
 * After a move to another page, the focus goes to the heading of the one thing that its address opens (`data-titulo`), else to
 * its `<h1>`, as a full load would start at the top, so that readers say where they are. Going back leads to the row that one came from: the link to the page that was left; the
 * router has put the scroll where it was by then, and it moves only where that link would be out of sight. A change of filters moves nothing, but for going back to the link that changed them.
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
    if (left.pathname === undefined) return
    const links = isReturn.current ? findLinks(left, words.current) : []
    // Of one page it is the very search that was left: another tab of it, and not another filter.
    const from = left.pathname === pathname ? links.find((link) => link.search === left.search) : links[0]
    if (from) return focusInSight(from)
    if (left.pathname === pathname) return
    // The page's own field may have taken it already.
    if (document.getElementById('conteudo')?.contains(document.activeElement)) return
    findTitle()?.focus({ preventScroll: true })
  }, [pathname, search])
}

type Place = { pathname: string | undefined; search: string | undefined }

const LINK = '#conteudo a[href]'

const findTitle = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('#conteudo [data-titulo]') ?? document.getElementById('titulo')

/** The links to a page, those with its very search before others, and of those the one with the words that led there. */
function findLinks(
  { pathname, search = '' }: Place,
  words: ReadonlyMap<string, string>,
): HTMLAnchorElement[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(LINK)].filter(
    (link) => link.pathname === pathname,
  )
  const rank = (link: HTMLAnchorElement) =>
    (link.search === search ? 2 : 0) + (link.textContent === words.get(link.pathname + search) ? 1 : 0)
  return links.toSorted((one, other) => rank(other) - rank(one))
}
