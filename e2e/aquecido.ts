import type { Browser, BrowserContext } from '@playwright/test'
import { watchFocus } from './focusWatch.ts'

/** How everybody's browser is set: nothing moves for show, and what a test waits for is there at once. */
export const aparelho = {
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
  reducedMotion: 'reduce',
} as const

/** A browser's context that serves one test after the other: the portal's code is compiled once, not once a test. */
export type Aquecido = { context: BrowserContext; losses: string[]; clear: () => Promise<void> }

export async function openAquecido(browser: Browser, baseURL: string): Promise<Aquecido> {
  const context = await browser.newContext({ ...aparelho, baseURL })
  const losses = await watchFocus(context)
  return { context, losses, clear: () => clearContext(context, new URL(baseURL).origin, losses) }
}

/** As nobody has used it yet: no page, cookie, storage, route or permission is left. Only its cache stays warm. */
async function clearContext(context: BrowserContext, origin: string, losses: string[]): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  const blank = await context.newPage()
  const used = context.pages().filter((page) => page !== blank)
  await Promise.all(used.map((page) => page.close()))
  const devtools = await context.newCDPSession(blank)
  await devtools.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'local_storage,indexeddb,cache_storage,service_workers',
  })
  await Promise.all([context.clearCookies(), context.clearPermissions(), context.setOffline(false)])
  await blank.close()
  losses.length = 0
}
