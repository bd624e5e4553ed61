/**
 * From a key to the frame that shows it: the guide's form and its odontogram, against a field of a plain HTML form of
 * as many elements, on which no script runs. A page of a single field would measure the size of the page.
 */
import path from 'node:path'
import type { Page } from '@playwright/test'
import { type Figure, median, percentile } from '../harness/figure.ts'
import { runs } from '../harness/options.ts'
import { runPiece, tell, withPortal } from '../harness/piece.ts'
import { openPortal, throttle, withBrowser } from './browser.ts'
import { findReleasedGuide } from './guides.ts'
import { watchKeys } from './inPage.ts'
import { withStaticServer } from './staticServer.ts'

/** Speeds of the processor, and the milliseconds that nobody feels at them. */
const speeds = [
  { cpu: 1, most: 16 },
  { cpu: 4, most: 50 },
] as const

const betweenKeysMs = 60
const texts = ['26 OM 85100200', '16 MOD 85100200', '11 V 85100200']
const walk = [
  'ArrowRight',
  'ArrowRight',
  'ArrowDown',
  'ArrowLeft',
  'ArrowUp',
  'ArrowRight',
  'ArrowDown',
  'ArrowLeft',
]

/** p95 of the times that the keys took. */
async function readKeys(page: Page, press: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.benchPaints = []
  })
  await press()
  await page.waitForTimeout(200)
  const paints = await page.evaluate(() => window.benchPaints)
  if (paints.length === 0) throw new Error('no key was painted')
  return percentile(paints, 0.95)
}

/** Types each text and takes it away again. */
async function typeTexts(page: Page, selector: string): Promise<void> {
  for (const text of texts) {
    await page.locator(selector).focus()
    await page.keyboard.type(text, { delay: betweenKeysMs })
    await page.locator(selector).fill('')
  }
}

async function walkTeeth(page: Page): Promise<void> {
  await page.locator('[role=grid] [role=gridcell][tabindex="0"]').first().focus()
  for (const key of [...walk, ...walk, ...walk]) await page.keyboard.press(key, { delay: betweenKeysMs })
}

type Places = { guide: Page; plain: Page }

async function measureAt({ guide, plain }: Places, cpu: number, most: number): Promise<Figure[]> {
  for (const page of [guide, plain]) await throttle(page, { cpu })
  // What comes late (rules, prices, compiled code) is there before the first run.
  await guide.bringToFront()
  await typeTexts(guide, '#rascunho-linha')
  await walkTeeth(guide)
  const found: Record<'form' | 'teeth' | 'field', number>[] = []
  for (let at = 0; at < runs; at++) {
    await guide.bringToFront()
    const form = await readKeys(guide, () => typeTexts(guide, '#rascunho-linha'))
    const teeth = await readKeys(guide, () => walkTeeth(guide))
    await plain.bringToFront()
    const field = await readKeys(plain, () => typeTexts(plain, '#campo'))
    tell(`${cpu}×: form ${form.toFixed(1)} ms, odontogram ${teeth.toFixed(1)} ms of ${field.toFixed(1)} ms`)
    found.push({ form, teeth, field })
  }
  const limit = { name: 'field of a plain form as large', value: median(found.map(({ field }) => field)) }
  const target = { of: 'value', at: 'most', value: most } as const
  const figure = (name: string, part: 'form' | 'teeth'): Figure => ({
    name: `Key to paint in ${name}, p95, processor ${cpu}×`,
    value: median(found.map((one) => one[part])),
    unit: 'ms',
    limit,
    target,
  })
  return [figure("the guide's form", 'form'), figure('the odontogram', 'teeth')]
}

await runPiece(() =>
  withPortal((portal) =>
    withBrowser(
      (browser) =>
        withStaticServer(path.join(import.meta.dirname, 'pages'), async (staticUrl) => {
          const guia = await findReleasedGuide(portal)
          const { context, page: guide } = await openPortal(browser, portal.baseUrl)
          await guide.goto(`/portal/guia/${guia}`)
          await guide.locator('[role=grid]').first().waitFor()
          const elements = await guide.evaluate(() => document.body.querySelectorAll('*').length)
          const plain = await context.newPage()
          await plain.goto(`${staticUrl}/campos.html?elementos=${elements}`)
          for (const page of [guide, plain]) await page.evaluate(watchKeys)
          const figures: Figure[] = []
          for (const { cpu, most } of speeds) figures.push(...(await measureAt({ guide, plain }, cpu, most)))
          return {
            piece: 'teclas',
            commands: [
              `Chromium without frame limit, ${texts.join('').length} keys of text and ${walk.length * 3} arrows a run`,
              `The guide's page and the plain form: ${elements} elements each`,
            ],
            figures,
          }
        }),
      { isUnbound: true },
    ),
  ),
)
