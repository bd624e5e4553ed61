/** Whether the middle of it is on the screen, and nothing lies over it. */
export function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}
