import '../marca/estilo.css'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { forgetCalls, installCalls } from './calls.ts'
import { answerFrame } from './frame.ts'
import { closePage } from './openPage.tsx'
import { watchFocusHere } from './watchFocusHere.ts'

const losses: string[] = []
Object.assign(window, { reportLostFocus: (loss: string) => losses.push(loss) })
watchFocusHere()
installCalls()

/** Until something had the focus there is none to be lost. */
let isHeld = false
document.addEventListener('focusin', () => {
  isHeld = true
})

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** What the last action loses shows a moment later; the watch takes longer only over a focus that is on the body. */
async function settleFocus(): Promise<void> {
  if (!isHeld) return
  await pause(20)
  if (document.activeElement === document.body) await pause(380)
}

beforeEach(async () => {
  isHeld = false
  // The day of the server's tests too: a Saturday, 9 in the morning in São Paulo.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') })
  await page.viewport(1366, 768)
  answerFrame()
})

afterEach(async () => {
  await settleFocus()
  const lost = losses.splice(0)
  // As if the person had left the page: what goes with it is no loss.
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  closePage()
  vi.useRealTimers()
  expect({ lost, calls: forgetCalls() }).toEqual({ lost: [], calls: [] })
})
