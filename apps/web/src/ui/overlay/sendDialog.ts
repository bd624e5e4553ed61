import type { KeyboardEvent } from 'react'

/** The button that does what the dialog is for, which stands last among those of its footer. */
const principal = '[data-parte="rodape"] :is([data-variant="primario"], [data-variant="perigo"])'

/**
 * Ctrl+Enter presses the last of the buttons that `which` finds within what hears it (Command counts as Ctrl), a locked one too,
 * which says why. A key that a field took for itself, and one that is held down, send nothing.
 */
export function pressBySend(event: KeyboardEvent<HTMLElement>, which: string): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  if (event.repeat || event.defaultPrevented) return
  const button = [...event.currentTarget.querySelectorAll<HTMLElement>(which)].at(-1)
  if (!button) return
  event.preventDefault()
  event.stopPropagation()
  button.click()
}

/** A dialog's main button, from itself and any of its fields and buttons, so that none has to hear it by itself. */
export const sendDialog = (event: KeyboardEvent<HTMLElement>): void => pressBySend(event, principal)

/** Heard before the button that has the focus, which would take the key for a press of its own: "Voltar" has it first. */
export function sendFromButton(event: KeyboardEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('button')) sendDialog(event)
}
