/** From leaving one screen for another to the last thing that comes onto it, the first time and again. */
import type { Page } from '@playwright/test'
import { type Figure, median, repeat } from '../harness/figure.ts'
import { runs } from '../harness/options.ts'
import { runPiece, tell, withPortal } from '../harness/piece.ts'
import { openPortal, withBrowser } from './browser.ts'
import { findNumeros } from './guides.ts'
import { goUntilStill } from './inPage.ts'
import { addressOf, type Numeros, type PortalRoute, routes } from './routes.data.ts'

/** Milliseconds that nobody feels, on every screen: the first time and again. */
const most = { first: 150, again: 60 } as const

type Times = { first: number; again: number }

/** From the first page of a portal that was just loaded, with nothing kept but what the browser itself keeps. */
async function measureOnce(page: Page, route: PortalRoute, numeros: Numeros): Promise<Times> {
  const [home, address] = [routes[0]?.path ?? '/portal', addressOf(route, numeros)]
  const elsewhere = address === home ? addressOf(routes[1] ?? route, numeros) : home
  await page.goto(elsewhere)
  await page.locator('main').waitFor()
  // What the portal fetches ahead while it rests has come.
  await page.waitForTimeout(1500)
  const first = await page.evaluate(goUntilStill, address)
  await page.evaluate(goUntilStill, elsewhere)
  return { first, again: await page.evaluate(goUntilStill, address) }
}

async function measureScreen(page: Page, route: PortalRoute, numeros: Numeros): Promise<Figure[]> {
  const found = await repeat(runs, () => measureOnce(page, route, numeros))
  return (['first', 'again'] as const).map((time): Figure => {
    const value = median(found.map((one) => one[time]))
    tell(`${route.name}, ${time}: ${value.toFixed(0)} ms`)
    return {
      name: `Screen ${route.name}, ${time === 'first' ? 'first time' : 'again'}`,
      value,
      unit: 'ms',
      target: { of: 'value', at: 'most', value: most[time] },
    }
  })
}

await runPiece(() =>
  withPortal((portal) =>
    withBrowser(async (browser) => {
      const numeros = await findNumeros(portal)
      const { page } = await openPortal(browser, portal.baseUrl)
      await page.setViewportSize({ width: 1366, height: 768 })
      const figures: Figure[] = []
      for (const route of routes) figures.push(...(await measureScreen(page, route, numeros)))
      return {
        piece: 'telas',
        commands: [
          'Chromium, 1366×768, no throttling; from the change of address (no pointer that announces it) to the last change of the page before half a second without any',
        ],
        figures,
      }
    }),
  ),
)
