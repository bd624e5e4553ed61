import { installCalls } from './calls.ts'
import { watchFocusHere } from './watchFocusHere.ts'

/** Nothing here waits for a server: a moment is shorter than in a journey. */
export const MOMENT_MS = 15

/** What was told of the focus since the last test; `isHeld` once something had it: until then there is none to be lost. */
export const foco = { losses: [] as string[], isHeld: false }

/** Whether the pointer stands somewhere on the page. */
export const ponteiro = { isMoved: false }

/** As if the person had left the page: what had the focus goes with it, and is no loss. */
export function leaveFocus(): void {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
}

// Nobody looks at the frame that the page stands in. In it all is laid out, painted and visible as ever; what is not drawn
// for anybody takes a third less of the processor.
const quadro = window.frameElement as HTMLElement | null
quadro?.style.setProperty('opacity', '0')

// The document serves all the files of a run: a module is loaded once in it, the setup of each file anew.
Object.assign(window, { reportLostFocus: (loss: string) => foco.losses.push(loss) })
document.addEventListener('focusin', () => {
  foco.isHeld = true
})
document.addEventListener('pointermove', () => {
  ponteiro.isMoved = true
})
watchFocusHere(MOMENT_MS)
installCalls()
