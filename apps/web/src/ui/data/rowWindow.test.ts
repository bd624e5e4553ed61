import { describe, expect, it } from 'vitest'
import { firstWindow, isSameWindow, windowAt } from './rowWindow.ts'

describe('the rows of a long table that are drawn', () => {
  it('first shows what fills the box, however tall the screen', () => {
    expect(firstWindow(720)).toMatchObject({ start: 0, end: 10 })
    expect(firstWindow(4000)).toMatchObject({ start: 0, end: 12 })
  })

  it('holds every row in sight and more on either side, wherever it was scrolled to', () => {
    for (let scrollTop = 0; scrollTop < 20_000; scrollTop += 7) {
      const { start, end } = windowAt(scrollTop, 540, 55)
      const [first, last] = [Math.floor(scrollTop / 55), Math.floor((scrollTop + 540) / 55)]
      expect(start).toBeLessThanOrEqual(Math.max(0, first - 12))
      expect(end).toBeGreaterThanOrEqual(last + 12)
    }
  })

  it('stays the same over a short scroll', () => {
    const windows = Array.from({ length: 7 }, (_, row) => windowAt((108 + row) * 55, 540, 55))
    for (const one of windows) expect(isSameWindow(one, windowAt(108 * 55, 540, 55))).toBe(true)
  })
})
