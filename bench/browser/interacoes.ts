/** The slowest interaction of a tour of the portal, as the browser counts it, against a native modal dialog. */
import path from 'node:path'
import type { Page } from '@playwright/test'
import { type Figure, median } from '../harness/figure.ts'
import { runs } from '../harness/options.ts'
import { runPiece, tell, withPortal } from '../harness/piece.ts'
import { openPortal, showWhole, throttle, withBrowser } from './browser.ts'
import { findNumeros } from './guides.ts'
import { watchInteractions } from './inPage.ts'
import { addressOf, type Numeros, type PortalRoute, routes } from './routes.data.ts'
import { withStaticServer } from './staticServer.ts'

/** Speeds of the processor, and the milliseconds that nobody feels at them. */
const speeds = [
  { cpu: 1, most: 48 },
  { cpu: 4, most: 120 },
] as const

const pauseMs = 120
const tabs = 6

async function readWorst(page: Page): Promise<number> {
  await page.waitForTimeout(pauseMs * 2)
  const durations = await page.evaluate(() => window.benchInteractions)
  // What took less than the browser counts (16 ms) leaves no entry.
  return Math.max(16, ...durations)
}

/** What anybody does on any screen: walks by Tab, types into its first field, opens and closes a menu of the frame. */
async function useScreen(page: Page, route: PortalRoute, numeros: Numeros): Promise<number> {
  await page.goto(addressOf(route, numeros))
  await page.locator('main').waitFor()
  await page.waitForTimeout(pauseMs * 5)
  await page.evaluate(watchInteractions)
  const field = page.locator('main input:is([type=text], [type=search], :not([type])):visible').first()
  if ((await field.count()) > 0) {
    await field.click()
    await page.keyboard.type('Mariana 26', { delay: pauseMs })
  }
  for (let at = 0; at < tabs; at++) await page.keyboard.press('Tab', { delay: pauseMs })
  const menu = page.locator('header button[aria-haspopup]:visible').first()
  if ((await menu.count()) > 0) {
    await menu.click()
    await page.waitForTimeout(pauseMs)
    await page.keyboard.press('Escape')
  }
  return readWorst(page)
}

/** As the screens of the tour, from a page that was just opened. */
async function useDialog(page: Page): Promise<number> {
  await page.reload()
  await page.evaluate(watchInteractions)
  for (let at = 0; at < 5; at++) {
    await page.locator('#abrir').click()
    await page.waitForTimeout(pauseMs)
    await page.locator('#fechar').click()
    await page.waitForTimeout(pauseMs)
  }
  return readWorst(page)
}

type Tour = { worst: number; where: string }

async function tourScreens(page: Page, numeros: Numeros): Promise<Tour> {
  let tour: Tour = { worst: 0, where: '' }
  for (const route of routes) {
    const worst = await useScreen(page, route, numeros)
    if (worst > tour.worst) tour = { worst, where: route.name }
  }
  return tour
}

async function measureAt(
  portal: Page,
  dialog: Page,
  numeros: Numeros,
  cpu: number,
  most: number,
): Promise<Figure> {
  for (const page of [portal, dialog]) await throttle(page, { cpu })
  const found: { tour: Tour; dialog: number }[] = []
  for (let at = 0; at < runs; at++) {
    await portal.bringToFront()
    const tour = await tourScreens(portal, numeros)
    await dialog.bringToFront()
    found.push({ tour, dialog: await useDialog(dialog) })
    tell(`${cpu}×: ${tour.worst} ms (${tour.where}) of ${found.at(-1)?.dialog} ms`)
  }
  return {
    name: `Slowest interaction of a tour of ${routes.length} screens, processor ${cpu}×`,
    value: median(found.map(({ tour }) => tour.worst)),
    unit: 'ms',
    limit: { name: 'native modal dialog', value: median(found.map((one) => one.dialog)) },
    target: { of: 'value', at: 'most', value: most },
    note: `slowest on: ${[...new Set(found.map(({ tour }) => tour.where))].join(', ')}`,
  }
}

await runPiece(() =>
  withPortal((portal) =>
    withStaticServer(path.join(import.meta.dirname, 'pages'), (staticUrl) =>
      withBrowser(async (browser) => {
        const numeros = await findNumeros(portal)
        const { context, page } = await openPortal(browser, portal.baseUrl)
        const dialog = await context.newPage()
        for (const one of [page, dialog]) await showWhole(one)
        await dialog.goto(`${staticUrl}/dialogo.html`)
        const figures: Figure[] = []
        for (const { cpu, most } of speeds) figures.push(await measureAt(page, dialog, numeros, cpu, most))
        return {
          piece: 'interacoes',
          commands: [
            'Chromium, Event Timing (8 ms steps, 16 ms at least): typing, Tab and a menu on each screen',
          ],
          figures,
        }
      }),
    ),
  ),
)
