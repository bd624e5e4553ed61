/** Lighthouse's scores of the login and of each screen, in a browser that is logged in. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { type BrowserContext, chromium } from '@playwright/test'
import { findFreePort, type Portal } from '../../apps/server/src/testing/faults/portal.ts'
import { type Figure, median } from '../harness/figure.ts'
import { runs } from '../harness/options.ts'
import { runPiece, tell, withPortal } from '../harness/piece.ts'
import { chromiumArgs, executablePath, logInByForm } from './browser.ts'
import { findNumeros } from './guides.ts'
import { addressOf, routes } from './routes.data.ts'

const categories = ['performance', 'accessibility', 'best-practices'] as const
type Category = (typeof categories)[number]
type Scores = Record<Category, number>

/** A guide is watched by a stream that never ends: the page counts as loaded without it. */
const patienceMs = 15_000

/** What took points away: the times behind the performance, and the ids of the checks that failed. */
type Score = { scores: Scores; times: string; faults: string[] }

const timings = [
  ['FCP', 'first-contentful-paint'],
  ['LCP', 'largest-contentful-paint'],
  ['TBT', 'total-blocking-time'],
  ['CLS', 'cumulative-layout-shift'],
] as const

/** What is read of its report. */
type Report = {
  finalDisplayedUrl: string
  runtimeError?: { message: string }
  categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
  >
  audits: Record<string, { score: number | null; displayValue?: string } | undefined>
}

const program = path.join(import.meta.dirname, '..', '..', 'node_modules', '.bin', 'lighthouse')
const run = promisify(execFile)

/** As a program: only who measures installs it, and the types of this folder are checked without it. */
async function readReport(url: string, port: number, preset: 'mobile' | 'desktop'): Promise<Report> {
  const { stdout } = await run(
    program,
    [
      url,
      `--port=${port}`,
      '--output=json',
      `--only-categories=${categories.join()}`,
      `--max-wait-for-load=${patienceMs}`,
      '--quiet',
      '--no-enable-error-reporting',
      ...(preset === 'desktop' ? ['--preset=desktop'] : []),
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  )
  return JSON.parse(stdout) as Report
}

async function score(url: string, port: number, preset: 'mobile' | 'desktop'): Promise<Score> {
  // Lighthouse empties the cache before each page; the cookies, where the session is, it leaves.
  const lhr = await readReport(url, port, preset)
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  if (new URL(lhr.finalDisplayedUrl).pathname !== new URL(url).pathname)
    throw new Error(`${url} led to ${lhr.finalDisplayedUrl}`)
  const of = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)
  const faults = categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => lhr.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
  const scores = {
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best-practices': of('best-practices'),
  }
  const times = timings.map(([name, id]) => `${name} ${lhr.audits[id]?.displayValue ?? '?'}`).join(', ')
  return { scores, times, faults }
}

type Page = { name: string; url: string; preset: 'mobile' | 'desktop'; performance: number; times: number }

/** Performance is the median of the runs; the other two do not waver, and their worst counts. */
async function scorePage({ name, url, preset, performance, times }: Page, port: number): Promise<Figure[]> {
  const found: Score[] = []
  for (let at = 0; at < times; at++) found.push(await score(url, port, preset))
  const faults = [...new Set(found.flatMap((one) => one.faults))]
  return categories.map((category): Figure => {
    const values = found.map(({ scores }) => scores[category])
    const value = category === 'performance' ? median(values) : Math.min(...values)
    tell(`${name}, ${preset}: ${category} ${value}`)
    const note = category === 'performance' ? found.at(-1)?.times : faults.join(', ') || undefined
    return {
      name: `${name}, ${preset}: ${category}`,
      value,
      unit: '',
      target: { of: 'value', at: 'least', value: category === 'performance' ? performance : 100 },
      note,
    }
  })
}

/** A browser that Lighthouse and the log-in share: its default profile holds the session. */
async function withProfile<T>(
  baseURL: string,
  measure: (context: BrowserContext, port: number) => Promise<T>,
): Promise<T> {
  const [folder, port] = [await mkdtemp(path.join(tmpdir(), 'bench-profile-')), await findFreePort()]
  const context = await chromium.launchPersistentContext(folder, {
    baseURL,
    executablePath: executablePath(),
    args: [...chromiumArgs, `--remote-debugging-port=${port}`],
    locale: 'pt-BR',
  })
  try {
    return await measure(context, port)
  } finally {
    await context.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measurePages(portal: Portal): Promise<Figure[]> {
  const numeros = await findNumeros(portal)
  return withProfile(portal.baseUrl, async (context, port) => {
    const login = { name: 'login', url: `${portal.baseUrl}/credenciado/login`, performance: 100, times: runs }
    const figures = [
      ...(await scorePage({ ...login, preset: 'mobile' }, port)),
      ...(await scorePage({ ...login, preset: 'desktop' }, port)),
    ]
    const page = await context.newPage()
    await logInByForm(page, '100001')
    await page.close()
    for (const route of routes) {
      const url = portal.baseUrl + addressOf(route, numeros)
      const screen = {
        name: route.name,
        url,
        preset: 'mobile',
        performance: 90,
        times: Math.min(runs, 3),
      } as const
      figures.push(...(await scorePage(screen, port)))
    }
    return figures
  })
}

await runPiece(() =>
  withPortal(async (portal) => ({
    piece: 'lighthouse',
    commands: [
      'Lighthouse with its own presets (simulated throttling); performance is the median of the runs (screens: three at most), the others the worst',
    ],
    figures: await measurePages(portal),
  })),
)
