/** The script that each screen costs, compressed by brotli as the server sends it. */
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { siteFolder } from '../../apps/server/src/http/siteFolder.ts'
import type { Figure } from '../harness/figure.ts'
import { runPiece, withPortal } from '../harness/piece.ts'
import { logInByForm, withBrowser } from './browser.ts'
import { findReleasedGuide } from './guides.ts'
import { addressOf, type PortalRoute, routes } from './routes.data.ts'

const quietMs = 1500

/** Longer than the page must rest before it fetches ahead (apps/web/src/ui/prefetch.ts). */
const restMs = 6000

/** Notes the scripts that a page asks for from now on. */
function watchScripts(page: Page): Set<string> {
  const found = new Set<string>()
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url())
    // The browser's own PDF viewer, where a guide is printed, has scripts of its own.
    if (protocol === 'http:' && pathname.endsWith('.js')) found.add(pathname)
  })
  return found
}

/** As it travels: brotli where the build made it, and files too small for it as they are. */
function sizeOf(pathname: string): number {
  const file = path.join(siteFolder(), pathname)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

const kilobytes = (scripts: Iterable<string>): number =>
  [...scripts].reduce((sum, script) => sum + sizeOf(script), 0) / 1024

const isOwn = (script: string, { chunk }: PortalRoute) => path.basename(script).startsWith(`${chunk}-`)

function toFigure(name: string, scripts: Iterable<string>, limit?: number, note?: string): Figure {
  const target = limit === undefined ? undefined : ({ of: 'value', at: 'most', value: limit } as const)
  return { name, value: kilobytes(scripts), unit: 'KB br', target, note }
}

/** Until no script was asked for in a while; the network itself never rests where a guide is watched. */
async function untilQuiet(page: Page, scripts: ReadonlySet<string>): Promise<void> {
  for (let before = -1; before !== scripts.size; ) {
    before = scripts.size
    await page.waitForTimeout(quietMs)
  }
}

type Loaded = { first: Set<string>; all: Set<string> }

/** The scripts of an address, opened by itself: what it needs, and all with what it fetches ahead while it rests. */
async function loadAddress(page: Page, address: string): Promise<Loaded> {
  const all = watchScripts(page)
  await page.goto(address, { waitUntil: 'load' })
  await untilQuiet(page, all)
  const first = new Set(all)
  await page.waitForTimeout(restMs)
  await untilQuiet(page, all)
  page.removeAllListeners('request')
  return { first, all }
}

await runPiece(() =>
  withPortal((portal) =>
    withBrowser(async (browser) => {
      const context = await browser.newContext({ baseURL: portal.baseUrl })
      const page = await context.newPage()
      const guia = await findReleasedGuide(portal)

      const login = watchScripts(page)
      await page.goto('/credenciado/login')
      await page.locator('#login').focus()
      // Only the page that came to life can show the password.
      await page.locator('button[aria-pressed]').waitFor()
      await untilQuiet(page, login)
      page.removeAllListeners('request')
      const figures = [toFigure('Login entry, loaded late', login, 75)]
      await logInByForm(page, '100001')

      let shell: Loaded = { first: new Set(), all: new Set() }
      for (const [at, route] of routes.entries()) {
        const { first, all } = await loadAddress(page, addressOf(route, guia))
        const isShown = [...first].some((script) => isOwn(script, route))
        const note = isShown ? undefined : `its chunk ${route.chunk} did not load`
        if (at === 0) {
          const ofShell = (scripts: Set<string>) => new Set([...scripts].filter((one) => !isOwn(one, route)))
          shell = { first: ofShell(first), all: ofShell(all) }
          const name = `Portal shell (first screen, ${route.name}, without its own chunk)`
          figures.push(toFigure(name, shell.first, 140, note))
          const late = [...shell.all].filter((script) => !shell.first.has(script))
          figures.push(toFigure('Portal shell, fetched ahead while the page rests', late))
        }
        const beyond = [...first].filter((script) => !shell.first.has(script))
        figures.push(toFigure(`Screen ${route.name}, beyond the shell`, beyond, 30, note))
        const late = [...all].filter((script) => !first.has(script) && !shell.all.has(script))
        if (late.length > 0)
          figures.push(toFigure(`Screen ${route.name}, fetched ahead while it rests`, late))
      }
      return {
        piece: 'bytes',
        commands: [
          'Chromium, each screen by its address; sizes are of the .br files that the server sends, KB = 1,024 B',
        ],
        figures,
      }
    }),
  ),
)
