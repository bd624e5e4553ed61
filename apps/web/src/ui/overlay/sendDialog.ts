import type { KeyboardEvent } from 'react'

/** The button that does what the dialog is for, which stands last among those of its footer. */
const principal = '[data-parte="rodape"] :is([data-variant="primario"], [data-variant="perigo"])'

/**
 * Ctrl+Enter presses a dialog's main button from itself and any of its fields and buttons (Command counts as Ctrl), so that none has to hear
 * it by itself. A key that a field took for itself, and one that is held down, send nothing.
 */
export function sendDialog(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  if (event.repeat || event.defaultPrevented) return
  const button = [...event.currentTarget.querySelectorAll<HTMLElement>(principal)].at(-1)
  if (!button) return
  event.preventDefault()
  event.stopPropagation()
  button.click()
}

/** Heard before the button that has the focus, which would take the key for a press of its own: "Voltar" has it first. */
export function sendFromButton(event: KeyboardEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('button')) sendDialog(event)
}
