import type { RouteComponent } from '@tanstack/react-router'
import { startTransition, useEffect, useState } from 'react'

let isFirstLoad = true

/** From now on pages are drawn at once: the one before them is on the screen meanwhile. */
export function endFirstLoad(): void {
  isFirstLoad = false
}

/**
 * Draws a component of the first load in small slices of work, where the router would have it drawn in one go: what the
 * person does meanwhile is answered in between. Until then `Pending` is shown, nothing by default.
 */
export function inSlices(Component: RouteComponent, Pending: RouteComponent = () => null): RouteComponent {
  function InSlices() {
    const [isReady, setReady] = useState(!isFirstLoad)
    useEffect(() => startTransition(() => setReady(true)), [])
    return isReady ? <Component /> : <Pending />
  }
  // The router fetches a page's code by this.
  const { preload } = Component
  return preload ? Object.assign(InSlices, { preload }) : InSlices
}
