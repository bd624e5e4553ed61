import { useLayoutEffect } from 'react'
import { isKeyOn, singleKeys } from './singleKeys.ts'

export type Shortcut = {
  keys: string
  description: string
  run: () => void
  /** Left to the browser inside text. */
  isOutsideText?: boolean
  /** Whether it is answered in this field all the same: no text is being written there. Not for a single character. */
  mayInText?: (field: EventTarget | null) => boolean
  /** What it does is in sight above a dialog, and may be done from there. */
  isOverDialog?: boolean
  /** Held, it goes on and on, step by step; any other does what it does once, until it is pressed anew. */
  isRepeated?: boolean
}

/** Fields of the same element in which nobody writes: a key there is no letter. */
const semTexto = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']

/** Where a single character is text (WCAG 2.1.4). */
const escrita = `input:not(${semTexto.map((type) => `[type=${type}]`).join()}), textarea, [contenteditable]`

/** Where a letter leads to the option that begins with it. */
const opcoes = 'select, [role=listbox], [role=menu]'

const isOption = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest(opcoes) !== null

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest(escrita) !== null

/** `Ctrl+Enter`, `Alt+B`, `?` of an event, as the tables of shortcuts write them. Command counts as Ctrl. */
export function readKeys(event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'key'>): string {
  const parts = [(event.ctrlKey || event.metaKey) && 'Ctrl', event.altKey && 'Alt']
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key
  return [...parts.filter(Boolean), key].join('+')
}

const active = new Set<readonly Shortcut[]>()

/** What the screen answers now, the single keys too while they are turned off, so that its help tells no key that there is not. */
export const listShortcuts = (): readonly Shortcut[] => [...active].flat()

/** Whether a dialog is in front of the page: it wants its answer first. One that is on its way out no longer does. */
export const isBehindDialog = (): boolean =>
  document.querySelector(':is([role="dialog"], [role="alertdialog"]):not([data-exiting] *)') !== null

/**
 * Keys of the whole page; a dialog in front keeps them, but for those of what lies above it. They change with the screen and not after it: a key that
 * follows never does what was offered before.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  useLayoutEffect(() => {
    const answer = (event: KeyboardEvent, isOutsideText: boolean) => {
      if (event.defaultPrevented) return
      const keys = readKeys(event)
      const shortcut = shortcuts.find(
        (one) => one.keys === keys && Boolean(one.isOutsideText) === isOutsideText,
      )
      if (!shortcut || !isKeyOn(keys, singleKeys.areOn())) return
      if (isOutsideText && isText(event.target) && !shortcut.mayInText?.(event.target)) return
      if (/^\p{L}$/u.test(keys) && isOption(event.target)) return
      // Asked last, since it walks the page: every other key goes by without it.
      if (!shortcut.isOverDialog && isBehindDialog()) return
      event.preventDefault()
      // Nor is it the press of the button that has the focus, which would open its files or its menu besides.
      event.stopPropagation()
      if (event.repeat && !shortcut.isRepeated) return
      shortcut.run()
    }
    // On the way down, since a field may keep its keys to itself.
    const onCapture = (event: KeyboardEvent) => answer(event, false)
    // On the way up, once the chart had its turn with the same keys.
    const onBubble = (event: KeyboardEvent) => answer(event, true)
    active.add(shortcuts)
    document.addEventListener('keydown', onCapture, { capture: true })
    document.addEventListener('keydown', onBubble)
    return () => {
      active.delete(shortcuts)
      document.removeEventListener('keydown', onCapture, { capture: true })
      document.removeEventListener('keydown', onBubble)
    }
  }, [shortcuts])
}
