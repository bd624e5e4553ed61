import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { focusInSight } from '../../ui/focusInSight.ts'

/** How long a place that an address names is waited for: what holds it may still be read. */
const ESPERA_MS = 10_000

/**
 * An address may name a place of its page (`menu/ancora.ts`): the focus goes there as soon as it is on the screen, unless the
 * person has begun with something else meanwhile.
 */
export function useFocusOnHash(): void {
  const hash = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.hash })
  const href = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.href })
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const lida = useRef(pathname)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same place of another page is another place
  useEffect(() => {
    const isOtherPage = lida.current !== pathname
    lida.current = pathname
    if (!hash) return undefined
    // The router begins a page at its top only where the address names no place.
    if (isOtherPage) scrollTo(0, 0)
    const observer = new MutationObserver(() => find() && stop())
    const timer = setTimeout(() => stop(), ESPERA_MS)
    const find = (): boolean => {
      const place = document.getElementById(hash)
      if (place) focusInSight(place)
      return place !== null
    }
    const stop = (): void => {
      observer.disconnect()
      clearTimeout(timer)
      document.removeEventListener('keydown', stop, true)
      document.removeEventListener('pointerdown', stop, true)
    }
    if (find()) stop()
    else {
      observer.observe(document.body, { childList: true, subtree: true })
      document.addEventListener('keydown', stop, true)
      document.addEventListener('pointerdown', stop, true)
    }
    return stop
  }, [hash, href])
}
