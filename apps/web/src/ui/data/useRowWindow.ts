import { startTransition, useEffect, useRef, useState } from 'react'
import { firstWindow, isSameWindow, ROW_HEIGHT, windowAt } from './rowWindow.ts'

/** The mean of the rows that are drawn: a line more in a few of them, or cards, change it. */
function measureRow(box: HTMLElement): number {
  const rows = box.querySelectorAll('tr[data-index]')
  const [first, last] = [rows.item(0), rows.item(rows.length - 1)]
  if (rows.length === 0) return ROW_HEIGHT
  return (last.getBoundingClientRect().bottom - first.getBoundingClientRect().top) / rows.length
}

/**
 * Which rows of a long table are drawn: `start` to `end`, with the pixels of those before and after. The browser keeps
 * what is in sight in place where rows differ from the mean (scroll anchoring), so that none is measured by itself.
 */
export function useRowWindow(rowCount: number) {
  const box = useRef<HTMLElement>(null)
  const [shown, setShown] = useState(() => firstWindow(window.innerHeight))

  const onScroll = () => {
    if (!box.current) return
    const next = windowAt(box.current.scrollTop, box.current.clientHeight, shown.rowHeight)
    setShown((before) => (isSameWindow(before, next) ? before : next))
  }

  useEffect(() => {
    const element = box.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const measure = () => {
      const next = windowAt(element.scrollTop, element.clientHeight, measureRow(element))
      startTransition(() => setShown(next))
    }
    // Told once at first, when the layout is known and before the paint, which does not wait for what is measured
    const observer = new ResizeObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(measure)
    })
    observer.observe(element)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [])

  const end = Math.min(shown.end, rowCount)
  const start = Math.min(shown.start, end)
  return {
    box,
    start,
    end,
    before: start * shown.rowHeight,
    after: (rowCount - end) * shown.rowHeight,
    onScroll,
  }
}
