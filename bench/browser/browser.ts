import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { SENHA_DEMONSTRACAO } from '../../apps/server/src/seed/credenciado/credenciado.data.ts'
import { findChromium } from '../../scripts/chromium.mjs'

/** Nothing but the pages under measurement may speak to the network or take the processor. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Frames come when they are ready, not on the beat of a screen: a time to paint is then the work that it took. */
const unboundFrames = ['--disable-frame-rate-limit', '--disable-gpu-vsync']

export function executablePath(): string {
  const found = findChromium()
  if (found === undefined)
    throw new Error('Chromium is missing: npm run e2e installs it, or set CHROMIUM_PATH')
  return found
}

/** One browser for a piece; the contexts in it share nothing but its process. */
export async function withBrowser<T>(
  measure: (browser: Browser) => Promise<T>,
  { isUnbound = false } = {},
): Promise<T> {
  const args = isUnbound ? [...chromiumArgs, ...unboundFrames] : chromiumArgs
  const browser = await chromium.launch({ executablePath: executablePath(), args })
  try {
    return await measure(browser)
  } finally {
    await browser.close()
  }
}

/** Lighthouse's slow 4G, applied to each request: 150 ms × 3.75 of latency, 1.6 Mbit/s down and 0.75 up, × 0.9. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}

export type Throttle = { cpu: number; isSlow4g?: boolean }

/** Slows the page down as Lighthouse's applied throttling does. */
export async function throttle(page: Page, { cpu, isSlow4g = false }: Throttle): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  if (!isSlow4g) return
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slow4g)
}

/**
 * Makes the window larger than what is drawn in it. The frame of a key that changes only what lies outside of the
 * window is never shown, and the key would count until the next one that changes something in sight.
 */
export async function showWhole(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const { windowId } = await devtools.send('Browser.getWindowForTarget')
  await devtools.send('Browser.setWindowBounds', { windowId, bounds: { width: 1600, height: 1100 } })
}

/** The screen of Lighthouse's mobile preset. */
export const mobile = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

const openDesktop = (browser: Browser, baseURL: string): Promise<BrowserContext> =>
  browser.newContext({ baseURL, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })

/** A page of a desktop that has never been here, for as long as the work takes. */
export async function openOutside<T>(
  browser: Browser,
  baseUrl: string,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await openDesktop(browser, baseUrl)
  try {
    return await work(await context.newPage())
  } finally {
    await context.close()
  }
}

/** A desktop context that is logged in, at the portal's first page. */
export async function openPortal(
  browser: Browser,
  baseUrl: string,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await openDesktop(browser, baseUrl)
  const page = await context.newPage()
  await logInByForm(page, '100001')
  return { context, page }
}

/** Enters by the form; it posts natively, with a script or without. */
export async function logInByForm(page: Page, login: string): Promise<void> {
  await page.goto('/credenciado/login')
  await page.locator('#login').fill(login)
  await page.locator('#senha').fill(SENHA_DEMONSTRACAO)
  await page.locator('button[type=submit]').click()
  await page.waitForURL('**/portal')
}
