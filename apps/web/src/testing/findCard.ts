import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'

/** The card of a page under this title, which has no role of its own. */
export async function findCard(title: string): Promise<Locator> {
  const heading = page.getByRole('heading', { name: title, level: 2 })
  await expect.element(heading).toBeVisible()
  const card = heading.element().closest('section')
  if (!card) throw new Error(`"${title}" heads no card`)
  return page.elementLocator(card)
}
