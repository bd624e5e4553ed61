import { lazy } from 'react'

const load = () => import('./MenuPopover.tsx')

/** An open menu, fetched when first wanted: its code weighs as much as all else that a frame needs. */
export const LazyMenuPopover = lazy(async () => ({ default: (await load()).MenuPopover }))

/** Fetches it ahead of the press, when the pointer or the focus reaches its button. */
export function preloadMenuPopover(): void {
  // A failed fetch is told by the lazy component itself when the menu opens
  load().catch(() => undefined)
}
