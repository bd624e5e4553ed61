import { hasFinePointer } from './pointer.ts'

/** Whether the person has gone somewhere by hand since the page was asked for; what is answered in a dialog is no way. */
let isMoved = false

/** The page's own place, which what stands in front of it is not in; undefined for what is not on the page. */
const findMain = (element: unknown): Element | undefined =>
  (element instanceof Element && element.closest('body > *')?.querySelector('main')) || undefined

/** In the menu or the bar of the page: around its own place. */
function isInFrame(element: unknown): boolean {
  return element instanceof Element && findMain(element)?.contains(element) === false
}

/** Notes where hands go; answers what stops it. */
export function watchHands(): () => void {
  const noteKey = ({ key, target }: KeyboardEvent) => {
    // As long as nothing has the focus, a key is the body's.
    if (key === 'Tab' && (target === document.body || findMain(target))) isMoved = true
  }
  // What is pressed in the page's own place leads on in it: a reading that is tried again, and then its field.
  const notePress = ({ target }: PointerEvent) => {
    if (isInFrame(target)) isMoved = true
  }
  document.addEventListener('keydown', noteKey, true)
  document.addEventListener('pointerdown', notePress, true)
  return () => {
    document.removeEventListener('keydown', noteKey, true)
    document.removeEventListener('pointerdown', notePress, true)
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
  return hasFinePointer() && !isPlaceNamed() && !(isMoved && isInFrame(document.activeElement))
}
