import { expect } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'

/** The place has the focus as if Tab had led there: what only whoever uses the keyboard is shown (a tooltip) shows. */
export async function focusByKeyboard(place: Locator): Promise<void> {
  await expect.element(place).toBeVisible()
  await userEvent.tab()
  const element = place.element()
  if (element instanceof HTMLElement) element.focus()
  await expect.element(place).toHaveFocus()
}
