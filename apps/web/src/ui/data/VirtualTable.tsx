import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useRef } from 'react'
import { css } from '../css.ts'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import styles from './Table.module.css'

const c = css(styles)

/** Pixels of a row of two lines, until it is there to be measured. */
const ROW_HEIGHT = 53

type VirtualTableProps = {
  caption: string
  head: ReactNode
  rowCount: number
  columnCount: number
  renderRow: (index: number, measure: (row: HTMLElement | null) => void) => ReactNode
}

/** The same table with only the rows in sight mounted; it scrolls in a box of its own. */
export function VirtualTable({ caption, head, rowCount, columnCount, renderRow }: VirtualTableProps) {
  // The virtualizer changes in place, which the compiler would take for no change.
  'use no memo'
  const box = useRef<HTMLElement>(null)
  const virtualizer = useVirtualizer({
    count: rowCount,
    estimateSize: () => ROW_HEIGHT,
    getScrollElement: () => box.current,
    overscan: 12,
  })
  const rows = virtualizer.getVirtualItems()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section aria-label={caption} className={c('scroller')} ref={box} tabIndex={0}>
      <table aria-rowcount={rowCount + 1} className={c('table')}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        {head}
        <tbody>
          <Spacer columnCount={columnCount} height={rows[0]?.start ?? 0} />
          {rows.map(({ index }) => renderRow(index, virtualizer.measureElement))}
          <Spacer columnCount={columnCount} height={virtualizer.getTotalSize() - (rows.at(-1)?.end ?? 0)} />
        </tbody>
      </table>
    </section>
  )
}

/** In place of the rows that are not mounted. */
const Spacer = ({ columnCount, height }: { columnCount: number; height: number }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it holds nothing that takes focus
  <tr aria-hidden="true" className={styles.spacer}>
    <td colSpan={columnCount} style={{ height }} />
  </tr>
)
