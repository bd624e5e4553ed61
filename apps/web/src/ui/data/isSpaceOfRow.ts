import type { KeyboardEvent } from 'react'

/** What Space presses, opens or writes in by itself. */
const COM_ESPACO = 'button, input, select, textarea, summary, [contenteditable], [role="button"]'

/** Whether a key of a row is Space pressed where nothing else answers it, as on its link; what a row opened is not in it. */
export function isSpaceOfRow(event: KeyboardEvent<HTMLElement>): boolean {
  const { key, target, currentTarget, ctrlKey, metaKey, altKey, defaultPrevented } = event
  if (key !== ' ' || ctrlKey || metaKey || altKey || defaultPrevented) return false
  return target instanceof Element && currentTarget.contains(target) && !target.closest(COM_ESPACO)
}
