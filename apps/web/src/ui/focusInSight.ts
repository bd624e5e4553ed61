import { isInSight } from './isInSight.ts'

/** The focus goes to a place, and the page to where it is seen: not under what stays over the page (WCAG 2.4.11). */
export function focusInSight(place: HTMLElement): void {
  place.focus({ preventScroll: true })
  // A button of the bar stands at the window's edge wherever the page is: to centre it would bring the page's end.
  if (!isInSight(place)) place.scrollIntoView({ block: 'center' })
}
