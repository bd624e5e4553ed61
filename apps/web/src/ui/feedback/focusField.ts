import { isSeen } from '../seen.ts'

const FOCUSABLE = 'input:not([type=hidden]), button, select, textarea, [tabindex]'

/**
 * Moves the focus to a field by its id, or to the first control that is seen inside when the id is a group's. What is folded around
 * it, or is the group itself, opens.
 */
export function focusField(id: string): void {
  const element = document.getElementById(id)
  if (!element) return
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
  const target = element.matches(FOCUSABLE)
    ? element
    : [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].find(isSeen)
  const label = element.closest('[data-campo]') ?? element
  label.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
}
