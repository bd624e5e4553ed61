import { lazy } from 'react'

const load = () => import('./PopoverPanel.tsx')

/** An open panel, fetched when first wanted: what floats weighs 25 KB, a button that may open it nothing. */
export const LazyPopoverPanel = lazy(async () => ({ default: (await load()).PopoverPanel }))

/** Fetches it ahead of the press, when the pointer or the focus reaches its button. */
export function preloadPopoverPanel(): void {
  // A failed fetch is told by the lazy component itself when the panel opens
  load().catch(() => undefined)
}
