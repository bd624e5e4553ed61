import '../marca/estilo.css'
import type {} from '@vitest/browser-playwright'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { clearNavegador } from '../api/clearNavegador.ts'
import { stopEnvios } from '../imagem/envio/saida.ts'
import { forgetCalls } from './calls.ts'
import { answerFrame } from './frame.ts'
import './loadPages.ts'
import { closePage } from './open.tsx'
import { settleFocus } from './settleFocus.ts'
import { foco, leaveFocus, MOMENT_MS, ponteiro } from './watchDocument.ts'

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

function forgetFocus(): void {
  leaveFocus()
  foco.losses.length = 0
  foco.isHeld = false
}

/** Left where the last test has pressed, it would hover over what comes there in the next one, and open its words. */
async function takePointerAway(): Promise<void> {
  if (!ponteiro.isMoved) return
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 })
  ponteiro.isMoved = false
}

beforeEach(async () => {
  // What a test has mounted itself goes after `afterEach`.
  forgetFocus()
  // The day of the server's tests too: a Saturday, 9 in the morning in São Paulo.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') })
  if (innerWidth !== 1366 || innerHeight !== 768) await page.viewport(1366, 768)
  answerFrame()
})

afterEach(async () => {
  // A place that a link named in the document's own address would take the focus of every page to come.
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search)
  if (foco.isHeld) await settleFocus(MOMENT_MS)
  const lost = [...foco.losses]
  forgetFocus()
  await stopEnvios()
  closePage()
  await clearNavegador()
  await takePointerAway()
  vi.useRealTimers()
  const calls = forgetCalls()
  // What the page had begun comes to its end, and finds nobody to answer.
  await pause(MOMENT_MS)
  expect({ lost, calls }).toEqual({ lost: [], calls: [] })
})
