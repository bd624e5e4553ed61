import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type Ref, useRef } from 'react'
import { css } from '../css.ts'
import styles from './Table.module.css'

const c = css(styles)

/** Height of a row before it is measured; cards on narrow screens are measured as they come. */
const ROW_HEIGHT = 45

type VirtualTableProps = {
  caption: string
  head: ReactNode
  rowCount: number
  columnCount: number
  renderRow: (index: number, rowRef: Ref<HTMLTableRowElement>) => ReactNode
}

/** The same table with only the rows in sight mounted; it scrolls in a box of its own. */
export function VirtualTable({ caption, head, rowCount, columnCount, renderRow }: VirtualTableProps) {
  // The virtualizer is one mutable object: memoised reads of it would show old rows
  'use no memo'
  const box = useRef<HTMLElement>(null)
  const virtualizer = useVirtualizer({
    count: rowCount,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
  })
  const items = virtualizer.getVirtualItems()
  const before = items[0]?.start ?? 0
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section aria-label={caption} className={c('scroller')} ref={box} tabIndex={0}>
      <table aria-rowcount={rowCount + 1} className={c('table')}>
        <caption className={styles.caption}>{caption}</caption>
        {head}
        <tbody>
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a spacer holds nothing that takes focus */}
          <tr aria-hidden="true" className={styles.spacer}>
            <td colSpan={columnCount} style={{ height: before }} />
          </tr>
          {items.map((item) => renderRow(item.index, virtualizer.measureElement))}
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a spacer holds nothing that takes focus */}
          <tr aria-hidden="true" className={styles.spacer}>
            <td colSpan={columnCount} style={{ height: after }} />
          </tr>
        </tbody>
      </table>
    </section>
  )
}
