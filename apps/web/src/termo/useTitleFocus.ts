import { type RefObject, useEffect, useRef } from 'react'

/**
 * The heading of what a page shows: it takes the focus when that becomes something else, not when the page opens. `last`
 * is the page's own memory of what it showed before.
 */
export function useTitleFocus<Vista>(
  vista: Vista,
  last: RefObject<Vista>,
): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (last.current === vista) return
    last.current = vista
    title.current?.focus()
  }, [vista, last])
  return title
}
