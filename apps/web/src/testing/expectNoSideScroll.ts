import { expect } from 'vitest'
import { listBeyond } from './listBeyond.ts'

/** Nothing of the page lies beside the window, where a telephone would have to be pushed sideways. */
export function expectNoSideScroll(): void {
  expect(listBeyond(), `a ${innerWidth} px nada fica ao lado da janela`).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
}
