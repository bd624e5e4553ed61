import type { Page } from '@playwright/test'
import { expect } from './person.ts'

/** Nothing of the page lies beside the window, where a telephone would have to be pushed sideways. */
export async function expectNoSideScroll(page: Page, onde = 'a página'): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, `${onde} não rola para o lado`).toBeLessThanOrEqual(0)
}
