import { isSeen } from '../seen.ts'

const FOCUSABLE = 'input:not([type=hidden]), button, select, textarea, [tabindex]'

/** For how long what a fold holds may come late, and still take the focus. */
const LATE_MS = 5000

const findTarget = (element: HTMLElement): HTMLElement | undefined =>
  element.matches(FOCUSABLE) ? element : [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].find(isSeen)

/**
 * Moves the focus to a field by its id, or to the first control that is seen inside when the id is a group's. What is folded around
 * it, or is the group itself, opens.
 */
export function focusField(id: string): void {
  const element = document.getElementById(id)
  if (!element) return
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
  const label = element.closest('[data-campo]') ?? element
  label.scrollIntoView({ block: 'center' })
  const target = findTarget(element)
  if (target) target.focus({ preventScroll: true })
  else focusOnceThere(element)
}

/** What an unfolded section holds may come a moment later: the focus follows, unless it went elsewhere meanwhile. */
function focusOnceThere(element: HTMLElement): void {
  const before = document.activeElement
  const observer = new MutationObserver(() => {
    const target = findTarget(element)
    if (!target) return
    observer.disconnect()
    if (document.activeElement === before) target.focus({ preventScroll: true })
  })
  observer.observe(element, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), LATE_MS)
}
