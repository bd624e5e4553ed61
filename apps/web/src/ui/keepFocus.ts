const focusable = [
  ...['a[href]', 'button', 'input:not([type=hidden])', 'select', 'textarea'].map(
    (one) => `${one}:not(:disabled)`,
  ),
  '[tabindex]',
].join()
const canTake = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.matches(focusable) &&
  element.tabIndex >= 0 &&
  element.checkVisibility()

/** Long enough for whoever knows a better place: a page that takes its own field, the library that gives it back. */
const PATIENCE_MS = 100

/** What stood where, from the control outwards: each part with its neighbours. */
type Place = readonly { part: Element; next: Element | null; previous: Element | null }[]

function toPlace(control: Element): Place {
  if (control.matches('main, body > *')) return []
  const { parentElement, nextElementSibling: next, previousElementSibling: previous } = control
  return [{ part: control, next, previous }, ...(parentElement ? toPlace(parentElement) : [])]
}

/** The control itself, or the same one made anew; else the first one of what is nearest and still there. */
function findNext(place: Place): HTMLElement | undefined {
  for (const { part, next, previous } of place) {
    const same = part.id === '' ? null : document.getElementById(part.id)
    for (const candidate of [part, same, next, previous]) {
      if (!candidate?.isConnected) continue
      const found = canTake(candidate) ? candidate : [...candidate.querySelectorAll(focusable)].find(canTake)
      if (found instanceof HTMLElement) return found
    }
  }
  return undefined
}

/**
 * Where what had the focus has gone (an event removed, a notice answered, a list read again, a dialog whose button is no
 * more), the focus goes to its neighbour, to the part around it, at last to the page's title: never to the body, from
 * where no key does anything (Interface B2.10). Answers what stops it.
 */
export function keepFocus(): () => void {
  let held: Element | undefined
  let root: Element | undefined
  let place: Place = []
  /** Under the dialog or menu in front. */
  let under: Place = []
  let waiting: number | undefined

  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    const itsRoot = target.closest('body > *') ?? undefined
    if (itsRoot !== root) under = place
    root = itsRoot
    held = target
    place = toPlace(target)
  }
  // Whoever presses beside everything has let go.
  const onPress = ({ target }: PointerEvent) => {
    if (target instanceof Element && !target.closest(`${focusable}, label`)) held = undefined
  }
  const isLost = () => held?.isConnected === false && document.activeElement === document.body
  const restore = () => {
    waiting = undefined
    if (!isLost()) return
    const next = findNext(place) ?? findNext(under) ?? document.getElementById('titulo')
    next?.focus({ preventScroll: next.id === 'titulo' })
  }
  const observer = new MutationObserver(() => {
    if (isLost()) waiting ??= window.setTimeout(restore, PATIENCE_MS)
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
