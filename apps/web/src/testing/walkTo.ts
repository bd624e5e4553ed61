import { expect } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'

const STEPS = 60

/** Goes there as the keyboard does, one control after the other, or back. */
export async function walkTo(place: Locator, { shift = false } = {}): Promise<void> {
  await expect.element(place).toBeVisible()
  for (let step = 0; step < STEPS && document.activeElement !== place.element(); step++)
    await userEvent.tab({ shift })
  await expect.element(place).toHaveFocus()
}
