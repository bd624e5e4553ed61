const focusable = [
  ...['a[href]', 'button', 'input:not([type=hidden])', 'select', 'textarea'].map(
    (one) => `${one}:not(:disabled)`,
  ),
  '[tabindex]',
].join()
const tabbable = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.tabIndex >= 0 && element.checkVisibility()

/** Long enough for whoever knows a better place: a dialog that closes, a page that takes its own field. */
const PATIENCE_MS = 100

/**
 * Where what had the focus has gone (an event removed, a notice answered, a list read again), the focus goes to the same
 * control made anew, else to the first one of the nearest part that is still there, else to the page's title: never to
 * the body, from where no key does anything (Interface B2.10). Answers what stops it.
 */
export function keepFocus(): () => void {
  let held: Element | undefined
  let parts: readonly HTMLElement[] = []
  let waiting: number | undefined

  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    held = target
    parts = listParts(target)
  }
  // Whoever presses beside everything has let go.
  const onPress = ({ target }: PointerEvent) => {
    if (target instanceof Element && !target.closest(`${focusable}, label`)) held = undefined
  }
  const restore = () => {
    waiting = undefined
    if (!held || held.isConnected || document.activeElement !== document.body) return
    const same = held.id ? document.getElementById(held.id) : null
    const part = parts.find((one) => one.isConnected)
    const next = same ?? (part && [...part.querySelectorAll(focusable)].find(tabbable))
    ;(next ?? document.getElementById('titulo'))?.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(() => {
    if (held?.isConnected === false && document.activeElement === document.body)
      waiting ??= window.setTimeout(restore, PATIENCE_MS)
  })

  observer.observe(document, { childList: true, subtree: true })
  document.addEventListener('focusin', onFocus)
  document.addEventListener('pointerdown', onPress)
  return () => {
    observer.disconnect()
    clearTimeout(waiting)
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('pointerdown', onPress)
  }
}

/** What a control stands in, the nearest first; the whole page is no part of it. */
function listParts(control: HTMLElement): readonly HTMLElement[] {
  const { parentElement } = control
  if (!parentElement || parentElement.matches('main, body')) return []
  return [parentElement, ...listParts(parentElement)]
}
