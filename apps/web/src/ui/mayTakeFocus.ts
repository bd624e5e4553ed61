import { hasFinePointer } from './pointer.ts'

/** Whether the person has gone somewhere by hand since the page was asked for; what is answered in a dialog is no way. */
let isMoved = false

/** The page's own place, which what stands in front of it is not in; undefined for what is not on the page. */
const findMain = (element: unknown): Element | undefined =>
  (element instanceof Element && element.closest('body > *')?.querySelector('main')) || undefined

/** Notes where hands go from now on, as a page that is loaded anew does; answers what stops it. */
export function watchHands(): () => void {
  forgetHands()
  const note = (event: Event) => {
    const isWay = !(event instanceof KeyboardEvent) || event.key === 'Tab'
    if (isWay && findMain(event.target)) isMoved = true
  }
  document.addEventListener('keydown', note, true)
  document.addEventListener('pointerdown', note, true)
  return () => {
    document.removeEventListener('keydown', note, true)
    document.removeEventListener('pointerdown', note, true)
  }
}

/** Another page was asked for. */
export function forgetHands(): void {
  isMoved = false
}

/** Whether the address names a place of its page, where the focus goes instead (`useFocusOnHash`). */
export const isPlaceNamed = (): boolean => location.hash.length > 1

/**
 * Whether a page that has just come may put the focus into a field of its own: not under a finger, not where the address
 * names another place, and not where the person
 * has gone to the menu or the bar in the meantime.
 */
export function mayTakeFocus(): boolean {
  const { activeElement } = document
  const isInFrame = findMain(activeElement)?.contains(activeElement) === false
  return hasFinePointer() && !isPlaceNamed() && !(isMoved && isInFrame)
}
