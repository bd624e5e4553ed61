import '../marca/estilo.css'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { forgetCalls, installCalls } from './calls.ts'
import { answerFrame } from './frame.ts'
import { closePage } from './open.tsx'
import { watchFocusHere } from './watchFocusHere.ts'

const MOMENT_MS = 15
const losses: string[] = []
Object.assign(window, { reportLostFocus: (loss: string) => losses.push(loss) })
// Nothing here waits for a server: a moment is shorter than in a journey.
watchFocusHere(MOMENT_MS)
installCalls()
// A page whose code comes late would ask its questions in the middle of the next test.
await Promise.all(Object.values(import.meta.glob('../{*,*/*}Page.tsx')).map((load) => load()))

/** Until something had the focus there is none to be lost. */
let isHeld = false
document.addEventListener('focusin', () => {
  isHeld = true
})

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** What the last action loses shows a moment later; the watch takes longer only over a focus that is on the body. */
async function settleFocus(): Promise<void> {
  if (!isHeld) return
  await pause(MOMENT_MS)
  if (document.activeElement === document.body) await pause(8 * MOMENT_MS)
}

beforeEach(async () => {
  isHeld = false
  // The day of the server's tests too: a Saturday, 9 in the morning in São Paulo.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') })
  if (innerWidth !== 1366 || innerHeight !== 768) await page.viewport(1366, 768)
  answerFrame()
})

afterEach(async () => {
  await settleFocus()
  const lost = losses.splice(0)
  // As if the person had left the page: what goes with it is no loss.
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  closePage()
  vi.useRealTimers()
  const calls = forgetCalls()
  // What the page had begun comes to its end, and finds nobody to answer.
  await pause(MOMENT_MS)
  expect({ lost, calls }).toEqual({ lost: [], calls: [] })
})
