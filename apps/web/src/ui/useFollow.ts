import { type ComponentProps, createContext, type MouseEvent, useContext } from 'react'
import type { RouterProvider } from 'react-aria-components'

/** The application's client-side navigation; without one a link loads its page. */
export const NavigateContext = createContext<ComponentProps<typeof RouterProvider>['navigate'] | undefined>(
  undefined,
)

const isOwnTab = ({ target }: HTMLAnchorElement): boolean => target === '' || target === '_self'

/** What a plain link does when it is pressed: keys that ask for another tab, and other sites, stay the browser's. */
export function useFollow(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useContext(NavigateContext)
  return (event) => {
    const link = event.currentTarget
    const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!navigate || hasModifier || event.button !== 0) return
    if (!isOwnTab(link) || link.origin !== location.origin) return
    event.preventDefault()
    navigate(link.getAttribute('href') ?? '', undefined)
  }
}
