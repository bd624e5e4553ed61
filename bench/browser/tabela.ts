/** From a click to the painted table: the portal's table with 10,000 guides against 50 plain rows. */
import type { Page } from '@playwright/test'
import { type Figure, median } from '../harness/figure.ts'
import { runs } from '../harness/options.ts'
import { runPiece, tell } from '../harness/piece.ts'
import { throttle, withBrowser } from './browser.ts'
import { withBuiltPages } from './buildPages.ts'
import { clickUntilRows } from './inPage.ts'
import { withStaticServer } from './staticServer.ts'

/** Speeds of the processor. */
const speeds = [1, 4] as const

/** Times the limit, at any speed. */
const most = 1.5

async function showRows(page: Page): Promise<number> {
  await page.bringToFront()
  const ms = await page.locator('#mostrar').evaluate(clickUntilRows)
  await page.locator('#tirar').click()
  await page.locator('tbody').waitFor({ state: 'detached' })
  return ms
}

async function measureAt(ours: Page, limit: Page, cpu: number): Promise<Figure> {
  for (const page of [ours, limit]) {
    await throttle(page, { cpu })
    // The first time also fetches the part for long tables.
    await showRows(page)
  }
  const found: { ours: number; limit: number }[] = []
  for (let at = 0; at < runs; at++) {
    found.push({ ours: await showRows(ours), limit: await showRows(limit) })
  }
  const [value, plain] = [median(found.map((one) => one.ours)), median(found.map((one) => one.limit))]
  tell(`${cpu}×: ${value.toFixed(1)} ms of ${plain.toFixed(1)} ms`)
  return {
    name: `10,000 guides, click to painted, processor ${cpu}×`,
    value,
    unit: 'ms',
    limit: { name: '50 plain rows', value: plain },
    target: { of: 'ratio', at: 'most', value: most },
  }
}

await runPiece(() =>
  withBuiltPages(['tabela'], (folder) =>
    withStaticServer(folder, (baseURL) =>
      withBrowser(
        async (browser) => {
          const context = await browser.newContext({ baseURL, locale: 'pt-BR' })
          const [ours, limit] = [await context.newPage(), await context.newPage()]
          await ours.goto('/tabela.html')
          await limit.goto('/tabela.html?limite')
          const figures: Figure[] = []
          for (const cpu of speeds) figures.push(await measureAt(ours, limit, cpu))
          return {
            piece: 'tabela',
            commands: ["Chromium without frame limit; the portal's own GuiaTable, built by its own tools"],
            figures,
          }
        },
        { isUnbound: true },
      ),
    ),
  ),
)
