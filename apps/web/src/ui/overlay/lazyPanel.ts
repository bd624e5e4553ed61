import { type ComponentType, lazy, type RefObject } from 'react'

/** What every panel is told: the control that it floats beside, and how to close. */
export type Anchored = { anchor: RefObject<HTMLElement | null>; onClose: () => void }

export type LazyPanel<Props> = {
  Panel: ComponentType<Props>
  /** Fetches it ahead of the press, when the pointer or the focus reaches its button. */
  preload: () => void
}

/** A panel fetched when first wanted: what floats weighs as much as all else that a frame needs. */
function lazyPanel<Props>(load: () => Promise<ComponentType<Props>>): LazyPanel<Props> {
  return {
    Panel: lazy(async () => ({ default: await load() })),
    // A failed fetch is told by the lazy component itself when the panel opens
    preload: () => void load().catch(() => undefined),
  }
}

export const menuPanel = lazyPanel(async () => (await import('./MenuPopover.tsx')).MenuPopover)
export const dialogPanel = lazyPanel(async () => (await import('./PopoverPanel.tsx')).PopoverPanel)
