import { expect } from 'vitest'

/** What is to the right of the window, and not inside of what scrolls by itself (a chart, a wide table). */
function listBeyond(): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && !scrolls(element))
    .map((element) => `${element.localName}.${element.className.toString().slice(0, 40)}`)
}

/** Nothing of the page lies beside the window, where a telephone would have to be pushed sideways. */
export function expectNoSideScroll(): void {
  expect(listBeyond(), `a ${innerWidth} px nada fica ao lado da janela`).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
}
