/**
 * The portal's one early script, ahead of all others and importing nothing (vite/earlyIntent.ts): keeps what somebody
 * asks of the drawn frame (drawFrame.tsx) while nothing answers there. Its links work by themselves.
 */
const SEARCH = '[id="busca"]'

/** The control that was asked for last. */
let asked: string | undefined

/** Finds in the live frame what is the same control there: its words, its address, or its name in the page. */
function selectorOf(control: Element): string | undefined {
  for (const name of ['aria-label', 'href', 'id']) {
    const value = control.getAttribute(name)
    if (value) return `${control.localName}[${name}="${CSS.escape(value)}"]`
  }
  return undefined
}

function onKey(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
  // The browser's own search would take the person out of the portal.
  event.preventDefault()
  asked = SEARCH
}

function onClick({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('#moldura button') : null
  if (button) asked = selectorOf(button)
}

addEventListener('keydown', onKey)
addEventListener('click', onClick)

/** Puts the live frame in the place of the drawn one: the focus that was there goes on, and what was asked is done. */
export function takeOver(drawn: Element, live: ParentNode): void {
  removeEventListener('keydown', onKey)
  removeEventListener('click', onClick)
  const find = (selector = ':not(*)') => live.querySelector<HTMLElement>(selector)
  const focused = drawn.contains(document.activeElement) ? document.activeElement : null
  const next = focused && find(selectorOf(focused))
  drawn.remove()
  next?.focus({ preventScroll: true })
  find(asked)?.click()
}
