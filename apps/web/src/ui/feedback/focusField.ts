const FOCUSABLE = 'input:not([type=hidden]), button, select, textarea, [tabindex]'

/** Moves the focus to a field by its id, or to the first control inside when the id is a group's. */
export function focusField(id: string): void {
  const element = document.getElementById(id)
  if (!element) return
  const target = element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE)
  const label = element.closest('[data-campo]') ?? element
  label.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
}
