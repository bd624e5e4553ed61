import { createContext, type MouseEvent, useContext } from 'react'

/** The application's client-side navigation, with what a link takes along; `resetScroll: false` leaves the page where it is. */
export type Navigate = (href: string, options?: { state?: object; resetScroll?: boolean }) => void

/** Without one a link loads its page. */
export const NavigateContext = createContext<Navigate | undefined>(undefined)

const isOwnTab = ({ target }: HTMLAnchorElement): boolean => target === '' || target === '_self'

/**
 * What a plain link does when it is pressed: keys that ask for another tab, and other sites, stay the browser's. What opens
 * over the page (`isOver`) leaves it where it is, so that who closes it is where they were.
 */
export function useFollow(isOver = false): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useContext(NavigateContext)
  return (event) => {
    const link = event.currentTarget
    const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!navigate || hasModifier || event.button !== 0) return
    if (!isOwnTab(link) || link.origin !== location.origin) return
    event.preventDefault()
    navigate(link.getAttribute('href') ?? '', isOver ? { resetScroll: false } : undefined)
  }
}
