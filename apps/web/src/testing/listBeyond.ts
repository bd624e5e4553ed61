/**
 * What is to the right of the window, and not inside of what scrolls by itself (a chart, a wide table). It uses nothing
 * from outside itself: a journey hands its text to the browser.
 */
export function listBeyond(): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && !scrolls(element))
    .map((element) => `${element.localName}.${element.className.toString().slice(0, 40)}`)
}
