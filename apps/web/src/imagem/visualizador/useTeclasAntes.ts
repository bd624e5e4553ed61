import { useEffect, useEffectEvent } from 'react'

/**
 * Keys that what stands over the image (a mark in the making, the sheet of keys) takes on their way down, before the viewer
 * moves the image, a tool bar its focus or the dialog closes. `obey` says whether it was one of them; of two, the first
 * that is there has it.
 */
export function useTeclasAntes(isOn: boolean, obey: (event: KeyboardEvent) => boolean): void {
  const take = useEffectEvent(obey)
  useEffect(() => {
    if (!isOn) return
    const events = new AbortController()
    addEventListener(
      'keydown',
      (event) => {
        if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || !take(event)) return
        event.preventDefault()
        event.stopPropagation()
      },
      { capture: true, signal: events.signal },
    )
    return () => events.abort()
  }, [isOn])
}
