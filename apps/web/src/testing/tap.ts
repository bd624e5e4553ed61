import type { Locator } from 'vitest/browser'

/** A finger on the middle of an element: it neither hovers before nor moves away after, and the click is the browser's last word. */
export function tap(place: Locator): void {
  const element = place.element()
  const { left, top, width, height } = element.getBoundingClientRect()
  const where = {
    bubbles: true,
    cancelable: true,
    clientX: left + width / 2,
    clientY: top + height / 2,
    pointerId: 7,
    pointerType: 'touch',
    isPrimary: true,
    width: 20,
    height: 20,
    pressure: 0.5,
  }
  element.dispatchEvent(new PointerEvent('pointerdown', where))
  element.dispatchEvent(new PointerEvent('pointerup', { ...where, pressure: 0 }))
  element.dispatchEvent(new PointerEvent('click', { ...where, pressure: 0, detail: 1 }))
}
