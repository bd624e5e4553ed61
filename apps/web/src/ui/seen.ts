/** What holds others without a box of its own has no width, as the part of a dialog that hears its keys. */
const isBox = (element: HTMLElement): boolean => getComputedStyle(element).display !== 'contents'

/** Not what only a screen reader finds, in a part of one pixel: who looks would not see where the focus is. */
const isWide = (element: HTMLElement | null): boolean =>
  element === null || ((element.offsetWidth > 1 || !isBox(element)) && isWide(element.parentElement))

/** Whether who looks sees where the focus is; a box to tick is drawn by its label. */
export const isSeen = (element: HTMLElement): boolean =>
  element.checkVisibility() && isWide(element.closest('label') ?? element)
