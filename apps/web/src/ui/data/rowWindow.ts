/** Pixels of a row of two lines, until rows are there to be measured. */
export const ROW_HEIGHT = 53
const HEAD_HEIGHT = 40
/** The box that they scroll in: as tall as `.scroller` of Table.module.css lets it be. */
const BOX_HEIGHT = 640
const BOX_OF_SCREEN = 0.75

/** Rows kept ready on either side of those in sight. */
const AHEAD = 12
/** The window moves by whole steps, so that few scrolls draw anything. */
const STEP = 8

/** The rows that are drawn, `start` to before `end`, and what each is taken to measure, in pixels. */
export type RowWindow = { start: number; end: number; rowHeight: number }

/** What the first paint shows and no more, on a screen of that height; the rows ahead follow it. */
export function firstWindow(screenHeight: number): RowWindow {
  const height = Math.min(BOX_HEIGHT, screenHeight * BOX_OF_SCREEN) - HEAD_HEIGHT
  return { start: 0, end: Math.ceil(height / ROW_HEIGHT), rowHeight: ROW_HEIGHT }
}

/** Those in sight when a box of `boxHeight` was scrolled by `scrollTop`, and those ahead of it on either side. */
export function windowAt(scrollTop: number, boxHeight: number, rowHeight: number): RowWindow {
  const first = Math.floor(scrollTop / rowHeight) - AHEAD
  const start = Math.max(0, Math.floor(first / STEP) * STEP)
  return { start, end: start + Math.ceil(boxHeight / rowHeight) + 2 * AHEAD + STEP, rowHeight }
}

export const isSameWindow = (a: RowWindow, b: RowWindow): boolean =>
  a.start === b.start && a.end === b.end && a.rowHeight === b.rowHeight
