import type { BrowserContext } from '@playwright/test'
import { watchFocusHere } from '../apps/web/src/testing/watchFocusHere.ts'

/** Watches every page of a browser; the list that it answers grows with each loss of the focus. */
export async function watchFocus(context: BrowserContext): Promise<string[]> {
  const losses: string[] = []
  await context.exposeBinding('reportLostFocus', (_source, loss: string) => void losses.push(loss))
  await context.addInitScript(watchFocusHere)
  return losses
}
