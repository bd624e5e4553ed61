/** The script that each screen costs, compressed by brotli as the server sends it. */
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { siteFolder } from '../../apps/server/src/site/siteFolder.ts'
import type { Figure } from '../harness/figure.ts'
import { runPiece, withPortal } from '../harness/piece.ts'
import { logInByForm, withBrowser } from './browser.ts'
import { findNumeros } from './guides.ts'
import { addressOf, type PortalRoute, routes } from './routes.data.ts'

const quietMs = 1500

/**
 * Keeps a page from bringing what it may need next: once it has stood for a while (`createLate.tsx`), or as the focus
 * reaches a link (`fetchOnIntent.ts`), which a list's first row has as it opens. Neither is needed for its own screen, and
 * a busy machine would count as much of it as it is slow.
 */
function holdAhead(): void {
  const restMs = 4000
  const later = window.setTimeout.bind(window)
  const hold = (run: TimerHandler, ms = 0, ...given: unknown[]) =>
    ms < restMs ? later(run, ms, ...given) : 0
  Object.assign(window, { setTimeout: hold })
  // Below the document, where the portal listens for it, and over the root, where React does.
  document.addEventListener('DOMContentLoaded', () =>
    document.body.addEventListener('focusin', (event) => event.stopPropagation()),
  )
}

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

/** The scripts of an address, opened by itself. */
async function loadAddress(page: Page, address: string): Promise<Set<string>> {
  const scripts = watchScripts(page)
  await page.goto(address, { waitUntil: 'load' })
  await untilQuiet(page, scripts)
  page.removeAllListeners('request')
  return scripts
}

await runPiece(() =>
  withPortal((portal) =>
    withBrowser(async (browser) => {
      const context = await browser.newContext({ baseURL: portal.baseUrl })
      const page = await context.newPage()
      const numeros = await findNumeros(portal)

      const login = watchScripts(page)
      await page.goto('/credenciado/login')
      await page.locator('#login').focus()
      // Only the page that came to life can show the password.
      await page.locator('button[aria-pressed]').waitFor()
      await untilQuiet(page, login)
      page.removeAllListeners('request')
      const figures = [toFigure('Login entry, loaded late', login, 80)]
      await logInByForm(page, '100001')
      await page.addInitScript(holdAhead)

      let shell = new Set<string>()
      for (const [at, route] of routes.entries()) {
        const scripts = await loadAddress(page, addressOf(route, numeros))
        const isShown = [...scripts].some((script) => isOwn(script, route))
        const note = isShown ? undefined : `its chunk ${route.chunk} did not load`
        if (at === 0) {
          shell = new Set([...scripts].filter((script) => !isOwn(script, route)))
          const name = `Portal shell (first screen, ${route.name}, without its own chunk)`
          figures.push(toFigure(name, shell, 170, note))
        }
        const beyond = [...scripts].filter((script) => !shell.has(script))
        const limit = route.name === 'guia' ? 110 : 45
        figures.push(toFigure(`Screen ${route.name}, beyond the shell`, beyond, limit, note))
      }
      return {
        piece: 'bytes',
        commands: [
          'Chromium, each screen by its address; sizes are of the .br files that the server sends, KB = 1,024 B',
          'What a page brings ahead of the next press, at rest or as a link has the focus, is not counted',
        ],
        figures,
      }
    }),
  ),
)
