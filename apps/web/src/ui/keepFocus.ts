import { isSeen } from './seen.ts'

const focusable = [
  ...['a[href]', 'button', 'input:not([type=hidden])', 'select', 'textarea'].map(
    (one) => `${one}:not(:disabled)`,
  ),
  '[tabindex]',
].join()

const canTake = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.matches(focusable) && element.tabIndex >= 0 && isSeen(element)

/** What stood where, from the control outwards: each part with its neighbours. */
type Place = readonly { part: Element; next: Element | null; previous: Element | null }[]

/** Where the notices stand: beside the page, so that nothing around them is nearer to what was done. */
const AVISOS = '[data-parte="avisos"]'

function toPlace(control: Element): Place {
  if (control.matches(`main, body > *, ${AVISOS}`)) return []
  const { parentElement, nextElementSibling: next, previousElementSibling: previous } = control
  return [{ part: control, next, previous }, ...(parentElement ? toPlace(parentElement) : [])]
}

function findControl(part: Element | null): HTMLElement | undefined {
  if (!part?.isConnected) return undefined
  return canTake(part) ? part : [...part.querySelectorAll(focusable)].find(canTake)
}

/** The control itself, or the same one made anew; else the first one of what is nearest and still there. */
function findNext(place: Place): HTMLElement | undefined {
  for (const { part, next, previous } of place) {
    const same = part.id === '' ? null : document.getElementById(part.id)
    const found = findControl(part) ?? findControl(same) ?? findControl(next) ?? findControl(previous)
    if (found) return found
  }
  return undefined
}

/** What stands beside a line of a list that has gone with what had the focus. */
const findInList = (place: Place): HTMLElement | undefined =>
  findNext(place.filter(({ part }) => !part.isConnected && part.matches('li, tr, tbody')))

/** The first control of the fold in which it stood: what was done in a folded part goes on there. */
const findInFold = (place: Place): HTMLElement | undefined =>
  findControl(
    place.find(({ part }) => part.isConnected && part.closest('details'))?.part.closest('details') ?? null,
  )

let findPlaceOfWork: (() => HTMLElement | null) | undefined

/** A page that waits for the next one to come is there, and not seen: nothing in it takes the focus. */
function findWork(): HTMLElement | undefined {
  const found = findPlaceOfWork?.()
  return found && isSeen(found) ? found : undefined
}

/** A page tells where its work goes on; answers what takes it back. */
export function setPlaceOfWork(find: () => HTMLElement | null): () => void {
  findPlaceOfWork = find
  return () => {
    findPlaceOfWork = undefined
  }
}

/**
 * Where what had the focus has gone (an event removed, a notice answered, a list read again, a dialog whose button is no
 * more), the focus goes to its neighbour in the list, to the fold around it, to where the page's work goes on, to the
 * part around it, from a notice to where one came from, at last to the page's title: never to the body, from where no key
 * does anything (Interface B2.10). Answers what stops it.
 */
export function keepFocus(): () => void {
  let held: Element | undefined
  let root: Element | undefined
  let place: Place = []
  /** Under the dialog or menu in front. */
  let under: Place = []
  /** In the page, under all that stands in front: a menu is gone once the dialog that it opened is answered. */
  let inPage: Place = []
  /** Before the notices. */
  let beforeAvisos: Place = []
  let isNotice = false
  let isWaiting = false

  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    const itsRoot = target.closest('body > *') ?? undefined
    if (itsRoot !== root) under = place
    else if (target.closest(AVISOS) && !isNotice) beforeAvisos = place
    root = itsRoot
    isNotice = target.closest(AVISOS) !== null
    held = target
    place = toPlace(target)
    if (root?.querySelector('main')) inPage = place
  }
  // Whoever presses beside everything has let go.
  const onPress = ({ target }: PointerEvent) => {
    if (target instanceof Element && !target.closest(`${focusable}, label`)) held = undefined
  }
  const isLost = () => held?.isConnected === false && document.activeElement === document.body
  const restore = () => {
    isWaiting = false
    if (!isLost()) return
    // The button that a dialog or a menu stood before is itself the better place.
    const opener = [under, inPage].find(([first]) => first?.part.isConnected) ?? []
    const title = document.getElementById('titulo')
    const next =
      findNext(opener) ??
      findInList(place) ??
      findInList(under) ??
      findInList(inPage) ??
      findInFold(place) ??
      findInFold(under) ??
      findWork() ??
      findNext(place) ??
      findNext(isNotice ? beforeAvisos : under) ??
      title
    next?.focus({ preventScroll: next === title })
  }
  const observer = new MutationObserver(() => {
    if (!isLost() || isWaiting) return
    isWaiting = true
    // After the frame in which the library gives the focus back, and a page takes its own field.
    requestAnimationFrame(() => requestAnimationFrame(restore))
  })

  observer.observe(document, { childList: true, subtree: true })
  document.addEventListener('focusin', onFocus)
  document.addEventListener('pointerdown', onPress)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('pointerdown', onPress)
  }
}
