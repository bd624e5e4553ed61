/** The login page against a hand-written static one, both cold, on a slow line and a slower processor. */
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { type Figure, median, percentile } from '../harness/figure.ts'
import { runs } from '../harness/options.ts'
import { runPiece, tell, withPortal } from '../harness/piece.ts'
import { logInByForm, mobile, throttle, withBrowser } from './browser.ts'
import { readLoad, watchLoad } from './inPage.ts'
import { withStaticServer } from './staticServer.ts'

const settleMs = 1500

type Load = { fcp: number; lcp: number; shift: number; requestsBeforePaint: number }

/** Opens an address in a context that has never been anywhere. */
async function load(browser: Browser, url: string, cpu: number): Promise<Load> {
  const context = await browser.newContext({ ...mobile, locale: 'pt-BR' })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchLoad)
    await throttle(page, { cpu, isSlow4g: true })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(settleMs)
    const found = await page.evaluate(readLoad)
    const ends = await page.evaluate(() =>
      performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration),
    )
    return { ...found, requestsBeforePaint: 1 + ends.filter((end) => end < found.fcp).length }
  } finally {
    await context.close()
  }
}

async function compareLoads(browser: Browser, ours: string, limit: string, cpu: number): Promise<Figure[]> {
  const found: { ours: Load; limit: Load }[] = []
  await load(browser, ours, cpu)
  for (let at = 0; at < runs; at++) {
    const pair = { ours: await load(browser, ours, cpu), limit: await load(browser, limit, cpu) }
    tell(`${cpu}×: LCP ${pair.ours.lcp.toFixed(0)} ms of ${pair.limit.lcp.toFixed(0)} ms`)
    found.push(pair)
  }
  const figures = (['fcp', 'lcp'] as const).map((metric): Figure => {
    const values = found.map((pair) => pair.ours[metric])
    return {
      name: `Login ${metric.toUpperCase()}, slow 4G, processor ${cpu}× slower`,
      value: median(values),
      unit: 'ms',
      limit: { name: 'hand-written static page', value: median(found.map((pair) => pair.limit[metric])) },
      target: { of: 'ratio', at: 'most', value: 1.1 },
      note: `slowest of ${runs}: ${percentile(values, 1).toFixed(0)} ms`,
    }
  })
  const shift = Math.max(...found.map((pair) => pair.ours.shift))
  const requests = median(found.map((pair) => pair.ours.requestsBeforePaint))
  return [
    ...figures,
    {
      name: `Login layout shift, processor ${cpu}× slower`,
      value: shift,
      unit: '',
      target: { of: 'value', at: 'most', value: 0.001 },
    },
    {
      name: `Requests until the form is painted, processor ${cpu}× slower`,
      value: requests,
      unit: '',
      target: { of: 'value', at: 'most', value: 2 },
    },
  ]
}

/**
 * The protections that the portal's login carries: the browser pays for some of them before it draws anything (a page
 * apart from its opener begins in a process of its own). All but the one that knows our styles by their hashes.
 */
async function readProtections(url: string): Promise<Record<string, string>> {
  const { headers } = await fetch(url)
  const isProtection = (name: string) =>
    /^(cross-origin-|x-frame|x-content-type|referrer-|permissions-)/.test(name)
  return Object.fromEntries([...headers].filter(([name]) => isProtection(name)))
}

/** Enters with the script switched off altogether. */
async function enterWithoutScript(browser: Browser, baseURL: string): Promise<Figure> {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const figure = {
    name: 'Login enters without script (1 is yes)',
    unit: '',
    target: { of: 'value', at: 'least', value: 1 },
  } as const
  try {
    await logInByForm(await context.newPage(), '100001')
    return { ...figure, value: 1 }
  } catch (error) {
    return { ...figure, value: 0, note: String(error).split('\n')[0] }
  } finally {
    await context.close()
  }
}

await runPiece(() =>
  withPortal(async ({ baseUrl }) => {
    const ours = `${baseUrl}/credenciado/login`
    const pages = path.join(import.meta.dirname, 'pages')
    const protections = await readProtections(ours)
    const measure = (staticUrl: string) =>
      withBrowser(async (browser) => {
        const limit = `${staticUrl}/login.html`
        return {
          piece: 'login',
          commands: [
            'Chromium, mobile screen of Lighthouse, slow 4G and processor throttling applied, cold cache, runs in turn',
          ],
          figures: [
            await enterWithoutScript(browser, baseUrl),
            ...(await compareLoads(browser, ours, limit, 4)),
            ...(await compareLoads(browser, ours, limit, 10)),
          ],
        }
      })
    return withStaticServer(pages, measure, protections)
  }),
)
