import { useEffect, useEffectEvent } from 'react'

/**
 * Keys that a mark in the making takes on their way down, before the viewer moves the image, a tool bar its focus or the
 * dialog closes. `obey` says whether it was one of them.
 */
export function useTeclasMarca(isFazendo: boolean, obey: (event: KeyboardEvent) => boolean): void {
  const take = useEffectEvent(obey)
  useEffect(() => {
    if (!isFazendo) return
    const events = new AbortController()
    addEventListener(
      'keydown',
      (event) => {
        if (event.ctrlKey || event.altKey || event.metaKey || !take(event)) return
        event.preventDefault()
        event.stopPropagation()
      },
      { capture: true, signal: events.signal },
    )
    return () => events.abort()
  }, [isFazendo])
}
